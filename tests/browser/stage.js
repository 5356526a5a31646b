// What does not fit, found by measuring the page as it lies: [what is wrong, where] for each fault.
(sizes) => {
  const faults = [];
  const wrong = (what, el, more = '') => faults.push(`${what}: ${name(el)}${more ? ` ${more}` : ''}`);
  const name = (el) =>
    el.dataset?.area ?? el.dataset?.path ?? el.dataset?.option ?? `${el.tagName.toLowerCase()}.${el.className}`;
  const boxOf = (el) => el.getBoundingClientRect();
  const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && boxOf(el).width > 0;
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const all = (query, root = document) => [...root.querySelectorAll(query)].filter(shown);
  const [wide, high] = [innerWidth, innerHeight];
  const phone = wide < 600;
  /** What cuts a thing off, and by how much. What lies in a row that slides counts as lying where the row does. */
  const cut = (el) => {
    let { left, top, right, bottom } = boxOf(el);
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const by = boxOf(up);
      if (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth) [left, right] = [by.left, by.right];
      if (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight) [top, bottom] = [by.top, by.bottom];
      const x = style.overflowX !== 'visible' ? Math.max(by.left - left, right - by.right) : 0;
      const y = style.overflowY !== 'visible' ? Math.max(by.top - top, bottom - by.bottom) : 0;
      if (x > 2 || y > 2) return [up, Math.round(Math.max(x, y))];
    }
    return null;
  };
  /** Whether it is wholly in the window, or lies in a row that slides it there. */
  const slid = (el) => {
    for (let up = el.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1) return true;
      if (phone && /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
    }
    return false;
  };

  // F1: the page does not scroll, and no area leaves the window.
  const page = document.scrollingElement;
  if (page.scrollHeight > high + 1 || page.scrollWidth > wide + 1) wrong('the page scrolls', page);
  if (/\{\s*\$/.test(document.body.innerText)) wrong('a name stands where a word should', document.body);
  const areas = all('[data-area]');
  for (const el of areas) {
    const box = boxOf(el);
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1)
      wrong('F1 an area leaves the window', el, [box.left, box.top, box.right, box.bottom].map(Math.round).join());
    const rolls = /auto|scroll/.test(getComputedStyle(el).overflowY) && el.scrollHeight > el.clientHeight + 1;
    if (rolls && !phone && !['log', 'coach'].includes(el.dataset.area)) wrong('F1 an area scrolls', el);
  }
  // F2: the areas of the stage lie apart, and the piles apart from the hand.
  const stage = areas.filter((el) => ['rivals', 'common', 'own', 'ask', 'hand'].includes(el.dataset.area));
  for (const [i, one] of stage.entries())
    for (const other of stage.slice(0, i))
      if (!one.contains(other) && !other.contains(one) && shared(boxOf(one), boxOf(other)) > 1)
        wrong('F2 two areas share room', one, `and ${name(other)}`);
  const hand = all('.hand .card');
  for (const pile of all('.pile'))
    for (const card of hand) if (shared(boxOf(card), boxOf(pile)) > 1) wrong('F2 a pile covers the hand', pile);
  // F3: what glows is in the window, whole, and on top.
  if (!document.querySelector('dialog[open]'))
    for (const el of all('.legal, .aim, [data-option]')) {
      const box = boxOf(el);
      if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1) {
        if (!slid(el)) wrong('F3 what glows leaves the window', el);
        continue;
      }
      const off = cut(el);
      if (off) wrong('F3 what glows is cut', el, `by ${name(off[0])} ${off[1]}px`);
      const fanned = el.closest('.hand, .arena, .ch');
      const [x, y] = [fanned ? box.left + Math.min(13, box.width / 2) : box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top && !el.contains(top) && !(el.matches('.seat, .pile') && el.contains(top)) && !slid(el) && !top.closest('.fly'))
        wrong('F3 what glows is covered', el, `by ${name(top.closest('[data-path], [data-area]') ?? top)}`);
    }
  // F4: cards of the hand are whole.
  for (const card of hand) {
    const box = boxOf(card);
    if (box.bottom > high + 0.5) wrong('F4 a card of the hand leaves the window', card);
    const off = cut(card);
    if (off) wrong('F4 a card of the hand is cut', card, `by ${name(off[0])} ${off[1]}px`);
  }
  // F6: no word is clipped where it must be read.
  for (const el of all('.decision .ask b, .decision .btn, .goal, .peek .tx, .peek .ht')) {
    if (getComputedStyle(el).textOverflow === 'ellipsis' && el.title) continue;
    if (el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1)
      wrong('F6 words are clipped', el, `${el.textContent.trim().slice(0, 40)} ${el.scrollWidth}>${el.clientWidth} ${el.scrollHeight}>${el.clientHeight}`);
  }
  for (const el of all('.goals .rows > p:not([aria-hidden=true]) .words, .goalchip')) {
    const [box, by] = [boxOf(el), boxOf(el.closest('[data-area]'))];
    const clipped = el.scrollWidth > el.clientWidth + 1 || box.bottom > by.bottom + 1 || box.right > by.right + 1;
    if (clipped) wrong('F6 a goal or danger is cut', el, el.textContent.trim().slice(0, 40));
  }
  for (const el of all('.seat .stats > *')) {
    const off = cut(el);
    if (off) wrong("F6 a rival's count is cut", el, `${el.textContent.trim().slice(0, 30)} by ${off[1]}px`);
  }
  for (const el of all('.decision .ask b')) {
    const box = boxOf(el);
    const top = document.elementFromPoint(box.left + Math.min(box.width, 90) / 2, box.top + box.height / 2);
    if (top && !el.contains(top)) wrong('F6 the question is covered', el, `by ${name(top)}`);
  }
  // Nothing else is cut by what holds it.
  for (const el of all('.spot, .pile, .counter, .dial, .cradle, .gauge, .seat, .die, .btn, .tag, .medal, .track')) {
    if (el.closest('dialog, .rail, .topbar, .hand')) continue;
    const off = cut(el);
    if (off && !off[0].matches('.in')) wrong('cut', el, `by ${name(off[0])} ${off[1]}px`);
  }
  // What lies in an area stays in it.
  for (const area of stage)
    for (const el of all('.spot, .pile, .counter, .dial', area)) {
      if (el.closest('.lens') || slid(el)) continue;
      const [box, by] = [boxOf(el), boxOf(area)];
      const out = Math.max(by.left - box.left, box.right - by.right, by.top - box.top, box.bottom - by.bottom);
      if (out > 4) wrong('a thing leaves its area', el, `${name(area)} ${Math.round(out)}px`);
    }
  // No tag lies over a line of the words of its card.
  for (const tag of all('.spot:not(.reading) > .mark:not(.tick)')) {
    const words = all('.tx', tag.parentElement)[0];
    if (!words) continue;
    const [mark, by, range] = [boxOf(tag), boxOf(words), document.createRange()];
    range.selectNodeContents(words);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line = { left, right, top: Math.max(top, by.top), bottom: Math.min(bottom, by.bottom) };
      const high = Math.min(mark.bottom, line.bottom) - Math.max(mark.top, line.top);
      if (line.bottom - line.top > 5 && high > 5 && shared(mark, line) > 8)
        wrong('a tag covers words', tag.parentElement, `${Math.round(high)}px`);
    }
  }
  // F7: what is aimed at can be hit.
  const least = matchMedia('(pointer: coarse)').matches ? 44 : 32;
  if (!document.querySelector('[data-aims]'))
    for (const el of all('.spot.legal, .spot.aim, .decision [data-option]')) {
      const box = boxOf(el);
      if (el.closest('dialog, .hand')) continue;
      if (box.width < least - 0.5 || box.height < least - 0.5)
        wrong('F7 a target is too small', el, `${Math.round(box.width)}x${Math.round(box.height)}`);
    }
  // F8: the coach covers nothing that is one's own, nor what it points at.
  for (const coach of all('[data-area=coach]'))
    for (const el of all('[data-area=own], [data-area=ask], [data-area=hand], [data-area=goals], .spot.shown, .btn.shown'))
      if (shared(boxOf(coach), boxOf(el)) > 1) wrong('F8 the coach covers', el);
  return [...new Set(faults)];
}

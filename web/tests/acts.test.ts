import { expect, test } from 'vitest';
import { Acts } from '../src/lib/acts';

/** A server that lets so many choices be taken back; whether leave was asked for, each time. */
function server(allows = Infinity): { asked: boolean[]; undo: (ask: boolean) => Promise<boolean> } {
  const asked: boolean[] = [];
  return { asked, undo: (ask) => Promise.resolve(asked.push(ask) <= allows) };
}

test('an act is taken back whole, and can be done once more from its beginning', async () => {
  const acts = new Acts();
  acts.did(['end'], 1, false);
  acts.did(['attack', 'Ogre'], 2, false);
  acts.did(['done'], 1, true);
  const { asked, undo } = server();
  await acts.takeBack(false, false, undo);
  expect(asked).toEqual([false, false, false]);
  expect(acts.undone).toEqual(['done', 'Ogre', 'attack']);
  await acts.takeBack(false, false, undo);
  expect(acts.undone.at(-1)).toBe('end');
});

test('others who sit there give leave for the last choice first', async () => {
  const acts = new Acts();
  acts.did(['a', 'b', 'c'], 3, false);
  const { asked, undo } = server();
  await acts.takeBack(true, true, undo);
  expect(asked).toEqual([true]);
  expect(acts.undone).toEqual([]);
  await acts.takeBack(false, true, undo); // they have given it
  expect(asked).toEqual([true, false, false]);
});

test('bots give leave at once, and all of the act goes', async () => {
  const acts = new Acts();
  acts.did(['a', 'b'], 2, false);
  const { asked, undo } = server();
  await acts.takeBack(true, false, undo);
  expect(asked).toEqual([true, false]);
  expect(acts.undone).toEqual(['b', 'a']);
});

test('what is refused stays to be taken back', async () => {
  const acts = new Acts();
  acts.did(['a', 'b', 'c'], 3, false);
  const once = server(1);
  await acts.takeBack(false, false, once.undo);
  expect(once.asked).toHaveLength(2);
  const { asked, undo } = server();
  await acts.takeBack(false, false, undo);
  expect(asked).toHaveLength(2);
  expect(acts.undone).toEqual(['c', 'b', 'a']);
});

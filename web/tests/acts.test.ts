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
  await acts.takeBack(0, false, false, undo);
  expect(asked).toEqual([false, false, false]);
  expect(acts.undone).toEqual(['done', 'Ogre', 'attack']);
  await acts.takeBack(0, false, false, undo);
  expect(acts.undone.at(-1)).toBe('end');
});

test('others who sit there give leave for the last choice first', async () => {
  const acts = new Acts();
  acts.did(['a', 'b', 'c'], 3, false);
  const { asked, undo } = server();
  await acts.takeBack(0, true, true, undo);
  expect(asked).toEqual([true]);
  expect(acts.undone).toEqual([]);
  await acts.granted(1); // of another's act
  expect(asked).toEqual([true]);
  await acts.granted(0);
  expect(asked).toEqual([true, false, false]);
  expect(acts.undone).toEqual(['c', 'b', 'a']);
});

test('what others do not let go stands whole, and can be asked for again', async () => {
  const acts = new Acts();
  acts.did(['a', 'b'], 2, false);
  const { asked, undo } = server();
  await acts.takeBack(0, true, true, undo);
  acts.denied();
  await acts.granted(0);
  expect(asked).toEqual([true]);
  await acts.takeBack(0, true, true, undo);
  await acts.granted(0);
  expect(asked).toEqual([true, true, false]);
  expect(acts.undone).toEqual(['b', 'a']);
});

test('bots give leave at once, and all of the act goes', async () => {
  const acts = new Acts();
  acts.did(['a', 'b'], 2, false);
  const { asked, undo } = server();
  await acts.takeBack(0, true, false, undo);
  expect(asked).toEqual([true, false]);
  expect(acts.undone).toEqual(['b', 'a']);
});

test('what is refused stays to be taken back', async () => {
  const acts = new Acts();
  acts.did(['a', 'b', 'c'], 3, false);
  const once = server(1);
  await acts.takeBack(0, false, false, once.undo);
  expect(once.asked).toHaveLength(2);
  const { asked, undo } = server();
  await acts.takeBack(0, false, false, undo);
  expect(asked).toHaveLength(2);
  expect(acts.undone).toEqual(['c', 'b', 'a']);
});

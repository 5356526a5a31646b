/** What a lesson tells: the beats that are live and not yet read, and what they would have one press. */

import type { BeatView, ChoiceView, LessonView } from './wire';

/** The beats to be told, the first first: those the game stands at that were not read or skipped here. */
export function liveBeats(lesson: LessonView | null, read: readonly string[]): BeatView[] {
  return lesson?.beats.filter((beat) => !read.includes(beat.id)) ?? [];
}

/** The choice a beat means, the first of those that are offered. */
export function pressed(beat: BeatView, choices: readonly ChoiceView[]): ChoiceView | null {
  const offered = beat.options.map((option) => choices.find((choice) => choice.option === option));
  return offered.find((choice) => choice !== undefined) ?? null;
}

/** What was told before this beat, to be read once more. */
export function lastBeat(told: readonly BeatView[], now: BeatView | null): BeatView | null {
  const at = told.findIndex((one) => one.id === now?.id);
  return told[(at < 0 ? told.length : at) - 1] ?? null;
}

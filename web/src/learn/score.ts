/** What this browser remembers of the trainer. */
export interface Score {
  level: number;
  /** By level: the number of the next puzzle. */
  next: Record<number, number>;
  asked: number;
  right: number;
  streak: number;
  best: number;
}

const NONE: Score = { level: 1, next: {}, asked: 0, right: 0, streak: 0, best: 0 };
const COUNTS = ["level", "asked", "right", "streak", "best"] as const;

/** The score so far. Anything may have been stored there, so it is checked. */
export function begun(text: string | null): Score {
  try {
    const found = { ...NONE, ...(JSON.parse(text ?? "{}") as Partial<Score>) };
    const sound = [...COUNTS.map((name) => found[name]), ...Object.values(found.next)].every(
      (value) => Number.isInteger(value) && value >= 0,
    );
    return sound ? found : NONE;
  } catch {
    return NONE;
  }
}

export function counted(score: Score, right: boolean): Score {
  const streak = right ? score.streak + 1 : 0;
  return {
    ...score,
    asked: score.asked + 1,
    right: score.right + (right ? 1 : 0),
    streak,
    best: Math.max(score.best, streak),
  };
}

import hanabi from "./hanabi.json?raw";
import hashi from "./hashi.json?raw";

/** A sentence, and how many moves of the record the learner makes with it (0: only reads). */
export interface Step {
  text: string;
  moves: number;
}

/** A lesson is a record: the server's rules play it, the learner makes the moves of the first seat. */
export interface Lesson {
  record: string;
  steps: Step[];
}

const steps = (game: string, moves: number[]): Step[] =>
  moves.map((count, index) => ({ text: `learn-${game}-${index + 1}`, moves: count }));

export const LESSONS: Record<"hashi" | "hanabi", Lesson> = {
  hashi: { record: hashi, steps: steps("hashi", [0, 1, 1, 1, 3, 1, 2, 1, 3, 1, 1, 0]) },
  hanabi: { record: hanabi, steps: steps("hanabi", [0, 1, 0, 1, 1, 0]) },
};

/** What a seat sees of Hanabi, under the names the page uses; `sumida/hanabi/wire.py` explains every field. */
export type { CardWire as HeldCard, EventWire as Turn, HanabiWire as HanabiView, Hint, Suit } from "../lib/protocol";

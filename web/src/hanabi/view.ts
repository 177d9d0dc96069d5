/** What a seat sees of Hanabi, under the names the page uses; `sumida/hanabi/rules/wire.py` explains every field. */
export type { CardWire as HeldCard, EventWire as Turn, HanabiWire as HanabiView, Suit } from "../lib/protocol";

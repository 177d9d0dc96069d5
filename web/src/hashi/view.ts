/** What a seat sees of Hashi, under the names the page uses; `sumida/hashi/rules/view.py` explains every field. */
export type {
  BoardView as Board,
  Card,
  HashiView,
  IslandPlace,
  IslandView as Island,
  LinePlace,
  LineView as Line,
  MistakeView as Mistake,
  RaceView as Race,
  RoundView as Round,
  ScoreView as Score,
  SheetView as Sheet,
  SoloView as Solo,
} from "../lib/protocol";

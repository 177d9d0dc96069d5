import type {
  Catalogue,
  ChatPage,
  ColdBots,
  CreateTable,
  DailyCompared,
  DailyDeals,
  Frames,
  GameOffered,
  GamesPage,
  HintGiven,
  PastTurn,
  Problem,
  ReplayShown,
  ReviewShown,
  SealShown,
  TableCreated,
  Uploaded,
} from "./protocol";
import { entropy, keep } from "../fair/kept";
import { has, t } from "./i18n.svelte";
import { net } from "./net";
import { read } from "./names";

/** A refusal by the server, in the language of the page where it is known. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(has(problem.reason) ? t(problem.reason, problem.facts) : problem.text);
  }
}

async function answer<T>(response: Response): Promise<T> {
  const body = read(await response.text());
  if (!response.ok) throw new Refused(body as Problem);
  return body as T;
}

export const get = async <T>(path: string): Promise<T> => answer<T>(await net.fetch(path, { cache: "no-store" }));

export const post = async <T>(path: string, body: string): Promise<T> =>
  answer<T>(await net.fetch(path, { method: "POST", body, headers: { "content-type": "application/json" } }));

let offered: Promise<Catalogue> | undefined;

export const catalogue = (): Promise<Catalogue> => (offered ??= get<Catalogue>("/api/catalogue"));

/** Whether this server can give that help; hints and reviews need more than the core installation. */
export const offersHelp = async (game: string, help: GameOffered["helps"][number]): Promise<boolean> =>
  (await catalogue()).games.some((one) => one.game === game && one.helps.includes(help));

/** A new table. If its game starts at once, the server seals its part of the deal before this browser adds to it. */
export async function createTable(table: CreateTable): Promise<TableCreated> {
  const create = (more: Partial<CreateTable>): Promise<TableCreated> =>
    post<TableCreated>("/api/tables", JSON.stringify({ ...table, ...more }));
  if (!table.start || table.settings.daily) return create({});
  const { sealed } = await get<SealShown>("/api/seal");
  const text = entropy();
  try {
    const made = await create({ sealed, entropy: text });
    keep(`${made.code}-1`, { sealed, texts: [text] });
    return made;
  } catch (error) {
    // Several servers may share a database, and only one of them knows the seal.
    if (error instanceof Refused && error.problem.reason === "error-seal-unknown") return create({});
    throw error;
  }
}

export const replay = (id: string): Promise<ReplayShown> => get<ReplayShown>(`/api/replays/${encodeURIComponent(id)}`);

export const frames = (id: string, eyes: number | null, from: number, to: number): Promise<Frames> =>
  get<Frames>(`/api/replays/${encodeURIComponent(id)}/frames?eyes=${eyes ?? "all"}&from=${from}&to=${to}`);

export const dailyDeals = (day?: string): Promise<DailyDeals> =>
  get<DailyDeals>(day === undefined ? "/api/daily" : `/api/daily?day=${encodeURIComponent(day)}`);

export const dailyCompared = (game: string, day: string): Promise<DailyCompared> =>
  get<DailyCompared>(`/api/daily/${game}/${day}`);

export const askHint = (code: string): Promise<HintGiven> => post<HintGiven>(`/api/tables/${code}/hint`, "");

export const pastTurn = (code: string, turn: number): Promise<PastTurn> =>
  get<PastTurn>(`/api/tables/${code}/turns/${turn}`);

export const earlierChat = (code: string, before: number): Promise<ChatPage> =>
  get<ChatPage>(`/api/tables/${code}/chat?before=${before}`);

export const earlierGames = (code: string, before: number): Promise<GamesPage> =>
  get<GamesPage>(`/api/tables/${code}/games?before=${before}`);

export const coldBots = (): Promise<ColdBots> => get<ColdBots>("/api/cold");

export const upload = (text: string): Promise<Uploaded> => post<Uploaded>("/api/records", text);

const reviewPath = (id: string, seat: number): string => `/api/replays/${encodeURIComponent(id)}/review?seat=${seat}`;

export const askReview = (id: string, seat: number): Promise<ReviewShown> =>
  post<ReviewShown>(reviewPath(id, seat), "");

export const review = (id: string, seat: number): Promise<ReviewShown> => get<ReviewShown>(reviewPath(id, seat));

/** A replay of the same game with other moves; returns its address. */
export async function replayOf(id: string, moves: string[]): Promise<string> {
  const record = await get<Record<string, unknown>>(`/api/replays/${encodeURIComponent(id)}/record`);
  const made = await upload(JSON.stringify({ ...record, moves: moves.map((move) => [0, move]) }));
  return made.replay;
}

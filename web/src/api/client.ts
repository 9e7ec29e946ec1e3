/** Asking the server: every request of the page goes through `ask`. */
import type {
  Action,
  Afterwards,
  BarredPerson,
  BotCard,
  Changes,
  ChatLine,
  CourseCard,
  Full,
  GameReport,
  Glossary,
  HistoryRow,
  InvitationCard,
  Invited,
  Lang,
  LessonTold,
  MenuView,
  NewGame,
  NewInvitation,
  NewKeys,
  NewToken,
  OwnMarks,
  PastRuns,
  Played,
  Preferences,
  PuzzleList,
  PuzzleSolution,
  PuzzleVerdict,
  PuzzleView,
  Refusal,
  Remarks,
  RoutesView,
  RuleMoments,
  RuleText,
  Session,
  SessionCard,
  Since,
  Table,
  Tables,
  TitleCard,
  TokenCard,
} from "./types";

export const API = "/api/v1";

/** What the server refused, with the rule that says so where there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** What every request carries besides its own matter. */
export const manners: { csrf: string; lang: Lang } = { csrf: "", lang: "en" };

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams();
  const all: Query = { lang: manners.lang, ...query };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== null && value !== "") asked.set(name, String(value));
  }
  return `${API}${path}?${asked}`;
}

export async function ask<T>(verb: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (verb !== "GET") headers["X-CSRF-Token"] = manners.csrf;
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method: verb,
      headers,
      credentials: "same-origin",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    // Whether what was asked for has reached the server nobody can tell; it is safe to ask again.
    throw new ApiError(0, bare(verb === "GET" ? "unreachable" : "unconfirmed"));
  }
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, refusalIn(text, answer));
  return (text ? JSON.parse(text) : undefined) as T;
}

function bare(code: string): Refusal {
  return { code, message: "", lang: manners.lang, rule: null, params: {} };
}

function refusalIn(text: string, answer: Response): Refusal {
  try {
    const told = JSON.parse(text) as { error?: Refusal };
    if (told.error) return told.error;
  } catch {
    // Something between us and the server answered, not the server: its status is all there is to tell.
  }
  return bare(`http_${answer.status}`);
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;
const puzzle = (id: string) => `/puzzles/${encodeURIComponent(id)}`;

export const api = {
  session: () => ask<Session>("GET", "/session"),
  signIn: (name: string, password: string) => ask<Session>("POST", "/session", { name, password }),
  signOut: () => ask<Session | undefined>("DELETE", "/session"),
  signUp: (name: string, password: string, invitation?: string) =>
    ask<Session>("POST", "/users", { name, password, invitation }),
  changePassword: (old: string, fresh: string) => ask<NewKeys>("PUT", "/me/password", { old, new: fresh }),
  browsers: () => ask<SessionCard[]>("GET", "/me/sessions"),
  endBrowser: (id: string) => ask<undefined>("DELETE", `/me/sessions/${id}`),
  endOtherBrowsers: () => ask<Session>("DELETE", "/me/sessions"),
  tokens: () => ask<TokenCard[]>("GET", "/tokens"),
  newToken: (name: string, scope: string) => ask<NewToken>("POST", "/tokens", { name, scopes: [scope] }),
  endToken: (id: number) => ask<undefined>("DELETE", `/tokens/${id}`),
  accountHref: () => address("/me/export"),
  leaveForGood: (password: string, chat: "keep" | "erase") => ask<Session>("DELETE", "/me", { password, chat }),
  settings: () => ask<Preferences>("GET", "/me/settings"),
  saveSettings: (settings: Preferences) => ask<Preferences>("PUT", "/me/settings", settings),
  mapHref: (title: string) => `${API}/titles/${encodeURIComponent(title)}/map.svg`,
  titles: () => ask<TitleCard[]>("GET", "/titles"),
  rules: (title: string) => ask<RuleText[]>("GET", `/titles/${encodeURIComponent(title)}/rules`),
  moments: (title: string) => ask<RuleMoments>("GET", `/titles/${encodeURIComponent(title)}/moments`),
  sample: (title: string) => ask<unknown>("GET", `/titles/${encodeURIComponent(title)}/sample`),
  glossary: (title: string) => ask<Glossary>("GET", `/titles/${encodeURIComponent(title)}/glossary`),
  bots: () => ask<BotCard[]>("GET", "/bots"),
  lobby: (query: Query = {}) => ask<Tables>("GET", "/games", undefined, query),
  create: (wish: NewGame) => ask<Table>("POST", "/games", wish),
  importGame: (document: unknown, until?: number) => ask<Table>("POST", "/games", { import: document, until }),
  alter: (id: string, changes: Changes) => ask<Table>("PATCH", game(id), changes),
  mark: (id: string, marks: OwnMarks) => ask<Table>("PUT", `${game(id)}/mine`, marks),
  remove: (id: string) => ask<undefined>("DELETE", game(id)),
  join: (id: string, seat?: number) => ask<Table>("POST", `${game(id)}/join`, { seat }),
  leave: (id: string) => ask<Table>("POST", `${game(id)}/leave`, {}),
  start: (id: string) => ask<Table>("POST", `${game(id)}/start`, {}),
  kick: (id: string, seat: number) => ask<Table>("POST", `${game(id)}/kick`, { seat }),
  invite: (id: string) => ask<NewInvitation>("POST", `${game(id)}/invitations`, {}),
  invitations: (id: string) => ask<InvitationCard[]>("GET", `${game(id)}/invitations`),
  revoke: (id: string, invitation: string) => ask<undefined>("DELETE", `${game(id)}/invitations/${invitation}`),
  barred: (id: string) => ask<BarredPerson[]>("GET", `${game(id)}/barred`),
  pardon: (id: string, person: number) => ask<undefined>("DELETE", `${game(id)}/barred/${person}`),
  accept: (code: string) => ask<Invited>("POST", `/invitations/${encodeURIComponent(code)}`, {}),
  full: (id: string, at?: number) => ask<Full>("GET", `${game(id)}/full`, undefined, { at }),
  legal: (id: string, hex?: string, at?: number) =>
    ask<MenuView>("GET", `${game(id)}/legal`, undefined, { hex, at }),
  play: (id: string, ply: number, actions: Action[]) =>
    ask<Played>("POST", `${game(id)}/actions`, actions.length === 1 ? { ply, action: actions[0] } : { ply, actions }),
  afterwards: (id: string, ply: number, action: Action) =>
    ask<Afterwards>("POST", `${game(id)}/afterwards`, { ply, action }),
  finish: (id: string, ply: number, how: string) => ask<Played>("POST", `${game(id)}/finish`, { ply, how }),
  undo: (id: string, ply: number, to?: number) => ask<Played>("POST", `${game(id)}/undo`, { ply, to }),
  redo: (id: string, ply: number) => ask<Played>("POST", `${game(id)}/redo`, { ply }),
  answer: (id: string, n: number, accept: boolean) =>
    ask<Played | undefined>("POST", `${game(id)}/requests/${n}`, { accept }),
  companion: (id: string) => ask<Remarks>("GET", `${game(id)}/companion`),
  since: (id: string) => ask<Since>("GET", `${game(id)}/since`),
  history: (id: string) => ask<HistoryRow[]>("GET", `${game(id)}/history`),
  routes: (id: string, corp: string, at?: number) =>
    ask<RoutesView>("GET", `${game(id)}/routes`, undefined, { corp, at }),
  judge: (id: string, corp: string, runs: unknown, at?: number) =>
    ask<RoutesView>("POST", `${game(id)}/routes`, { runs }, { corp, at }),
  chat: (id: string, text: string) => ask<ChatLine>("POST", `${game(id)}/chat`, { text }),
  notes: (id: string) => ask<{ text: string }>("GET", `${game(id)}/notes`),
  saveNotes: (id: string, text: string) => ask<unknown>("PUT", `${game(id)}/notes`, { text }),
  symbols: (id: string) => fetch(address(`${game(id)}/symbols.svg`)).then((answer) => answer.text()),
  exportHref: (id: string, format: string) => address(`${game(id)}/export`, { format }),
  pictureHref: (id: string, picture: "map" | "market" | "tiles", at?: number, corp?: string) =>
    address(`${game(id)}/${picture}.svg`, { at, corp }),
  report: (id: string, at?: number) => ask<GameReport>("GET", `${game(id)}/report`, undefined, { at }),
  pastRuns: (id: string, at?: number) => ask<PastRuns>("GET", `${game(id)}/report/runs`, undefined, { at }),
  reportHref: (id: string) => address(`${game(id)}/report.html`),
  playOn: (id: string, ply: number, moves: number) => ask<Played>("POST", `${game(id)}/play-on`, { ply, moves }),
  courses: () => ask<CourseCard[]>("GET", "/lessons"),
  beginLesson: (key: string, again = false) => ask<Table>("POST", `/lessons/${encodeURIComponent(key)}`, { again }),
  lesson: (id: string, at: number) => ask<LessonTold>("GET", `${game(id)}/lesson`, undefined, { at }),
  puzzles: (day: string) => ask<PuzzleList>("GET", "/puzzles", undefined, { day }),
  puzzle: (id: string) => ask<PuzzleView>("GET", puzzle(id)),
  puzzleRuns: (id: string, runs: unknown) => ask<RoutesView>("POST", `${puzzle(id)}/runs`, { runs }),
  puzzleAnswer: (id: string, answer: unknown) => ask<PuzzleVerdict>("POST", `${puzzle(id)}/answer`, { answer }),
  puzzleSolution: (id: string) => ask<PuzzleSolution>("GET", `${puzzle(id)}/solution`),
  puzzleSymbols: (id: string) => fetch(address(`${puzzle(id)}/symbols.svg`)).then((answer) => answer.text()),
  branches: (id: string) => ask<Table[]>("GET", `${game(id)}/branches`),
  branch: (id: string, at: number, name: string, shared: boolean) =>
    ask<Table>("POST", `${game(id)}/branches`, { at, name, shared }),
};

/** What of a table is in sight: the open leaf, which the address names; columns, which may be folded away; and on a phone
    the sheet with what may be done, in one of three heights. */
import { router } from "../router.svelte";
import { habits } from "../stores/habits.svelte";
import { room } from "./media.svelte";
import { isTab, PHONE, type PhoneTab, type Tab } from "./tabs";

const HIGHER = { peek: "half", half: "full", full: "peek" } as const;
type Height = keyof typeof HIGHER;

export class Arrangement {
  /** Players and log are drawn over the map, where they have no column. */
  drawer = $state(false);
  sheet = $state<Height>(router.query.has("tab") ? "peek" : "half");
  #alone = $state(false);

  readonly tab = $derived.by<Tab>(() => {
    const asked = router.query.get("tab");
    return isTab(asked) ? asked : "map";
  });
  readonly kind = $derived(room.kind);
  readonly phone = $derived(this.kind === "phone");
  /** The map has the whole screen. */
  readonly bare = $derived(this.#alone && this.tab === "map");
  readonly foldLeft = $derived(this.bare || (this.kind === "wide" && habits.now.foldLeft));
  readonly foldRight = $derived(this.bare || (this.kind === "wide" && habits.now.foldRight));
  /** Players and log stand beside the map. */
  readonly beside = $derived(!this.foldRight && (this.kind === "wide" || this.kind === "slate" || (this.kind === "middle" && this.drawer)));

  open(tab: string): void {
    router.ask({ tab: tab === "map" ? null : tab });
  }

  /** By the bar of a phone. */
  press(button: PhoneTab): void {
    this.open(PHONE[button][0]);
    this.sheet = button === "play" ? "half" : "peek";
  }

  /** One height further; above the highest comes the lowest. */
  raise(): void {
    this.sheet = HIGHER[this.sheet];
  }

  toggleAlone(): void {
    this.#alone = !this.bare;
    if (this.#alone) this.open("map");
  }

  /** Out of the whole screen, if nothing on the map is to be let go first; and the drawer is closed. */
  leave(picked: boolean): void {
    if (!picked) this.#alone = false;
    this.drawer = false;
  }
}

import type { GameTypes, RuleId } from '@tavola/kernel';
import type { BoardProps, Mark } from '../../board-kit/contract.ts';
import { keepFor, keepForPage } from '../../app/keep.ts';
import { settings } from '../../app/settings.svelte.ts';
import { publicEventsUntil } from '../log/items.ts';
import type { Size } from '../size.ts';
import type { Session } from './session.svelte.ts';

/** The board properties about people who write. */
export type WritingProps = Pick<BoardProps<GameTypes>, 'writing' | 'onWriting'>;

/** The board properties about presence and clocks, at online tables. */
export type PresenceProps = Pick<BoardProps<GameTypes>, 'presence' | 'clock'>;

/** What the page adds to the match. */
interface Around {
  readonly company: PresenceProps | undefined;
  readonly writers: WritingProps | undefined;
  /** The place for a show beside the board, if there is room. */
  readonly beside: HTMLElement | undefined;
  readonly room: Size | undefined;
}

/**
 * The properties of a board, each derived by itself, so that one change does not redraw a large board. Call this while
 * a component initialises.
 */
export const createBoardProps = (session: Session, around: Around): BoardProps<GameTypes> => {
  const showing = $derived(session.showing);
  const told = $derived(publicEventsUntil(session.log, session.toldUntil));
  const draft = $derived(session.isPast || session.isShowing ? undefined : session.draft);
  const canSend = $derived(session.canAnswer && session.isWhole);
  const keep = $derived.by(() => {
    if (session.match.seat === undefined) return undefined;
    // A shared device must not store one player's words for the next.
    return (session.match.isShared ? keepForPage : keepFor)(session.match.meta.id, session.match.seat);
  });
  const onConfirm = (): void => void session.confirm();
  return {
    get view() {
      return session.view;
    },
    get players() {
      return session.match.meta.players;
    },
    get draft() {
      return draft;
    },
    get onDraft() {
      return session.canAnswer ? session.setDraft : undefined;
    },
    get onConfirm() {
      return canSend ? onConfirm : undefined;
    },
    get onAside() {
      return session.isPast || session.match.seat === undefined ? undefined : session.interject;
    },
    get onDeed() {
      return session.isPast ? undefined : session.setDeed;
    },
    get whyNot() {
      return session.whyNot;
    },
    get onWhy() {
      return session.canAnswer ? session.commands.refuse : undefined;
    },
    get highlights() {
      return session.highlights;
    },
    onHighlight: (marks: readonly Mark[]) => {
      if (marks.length > 0 || session.highlights.length > 0) session.highlights = marks;
    },
    onRule: (rule: RuleId) => void (session.rule = rule),
    get showing() {
      return showing;
    },
    get told() {
      return told;
    },
    get writing() {
      return session.isPast ? undefined : around.writers?.writing;
    },
    get onWriting() {
      return session.isPast ? undefined : around.writers?.onWriting;
    },
    get presence() {
      return around.company?.presence;
    },
    get clock() {
      return around.company?.clock;
    },
    get keep() {
      return keep;
    },
    get onShown() {
      return session.shown;
    },
    onSpeed: speed => (settings.speed = speed),
    get reducedMotion() {
      return settings.still;
    },
    get beside() {
      return around.beside;
    },
    get size() {
      return around.room ?? { width: 0, height: 0 };
    },
  };
};

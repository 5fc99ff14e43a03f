import type { RuleId } from '@tavola/kernel';
import type { Draft, Mark, Player, WhyNot } from '@tavola/web/board-kit/contract.ts';
import type { IslandView } from '../table.ts';

/** The view belongs to the asked seat, and the tray changes its draft. */
export interface TrayProps {
  readonly id: string;
  readonly view: IslandView;
  readonly seat: number;
  readonly players: readonly Player[];
  readonly draft: Draft;
  /** The player picked this territory on the island to build on. */
  readonly where: number | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onWhere: (territory: number | undefined) => void;
  readonly onWhy: (why: WhyNot | undefined) => void;
  readonly onRule: (rule: RuleId) => void;
  readonly onHighlight: (marks: readonly Mark[]) => void;
}

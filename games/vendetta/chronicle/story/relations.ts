import { NONE, SCENE_KINDS, type Scene, type SceneKind } from '../../rules/index.ts';
import type { Story } from './story.ts';

/** The scenes that one house called against another, by kind; a storm counts apart. */
export interface Bond {
  readonly from: number;
  readonly to: number;
  readonly how: SceneKind | 'storm';
  readonly scenes: number;
  readonly won: number;
}

/** The last Rose scene of a head for a side character. */
export interface Love {
  readonly from: number;
  readonly piece: number;
  readonly isReturned: boolean;
}

/** Who fought, won, loves and holds whom, read from the scenes of a story. */
export interface Relations {
  readonly bonds: readonly Bond[];
  readonly loves: readonly Love[];
  /** Pieces that have come to a house from elsewhere. */
  readonly held: readonly { readonly holder: number; readonly piece: number; readonly first: number }[];
  /** Pieces that a house has put out of the game. */
  readonly ruined: readonly { readonly by: number; readonly piece: number }[];
}

const HOW = [...SCENE_KINDS, 'storm'] as const;

const bondsOf = (scenes: readonly Scene[], seats: readonly number[]): Bond[] =>
  seats.flatMap(from =>
    seats.flatMap(to =>
      HOW.flatMap(how => {
        const met = scenes.filter(
          scene =>
            scene.caller === from &&
            scene.defender === to &&
            (scene.tower === NONE ? scene.kind : 'storm') === how,
        );
        const won = met.filter(scene => scene.won === true).length;
        return met.length === 0 ? [] : [{ from, to, how, scenes: met.length, won }];
      }),
    ),
  );

const lovesOf = (story: Story, scenes: readonly Scene[]): Love[] => {
  const last = new Map<string, Love>();
  for (const { kind, object, caller, won } of scenes)
    if (kind === 'rose' && object !== NONE && story.people[object]?.kind === 'character')
      last.set(`${caller} ${object}`, { from: caller, piece: object, isReturned: won === true });
  return [...last.values()];
};

export const relationsOf = (story: Story): Relations => {
  const scenes = story.acts
    .flatMap(({ items }) => items)
    .flatMap(item => (item.t === 'scene' && item.scene.won !== null ? [item.scene] : []));
  const seats = story.houses.map((_, seat) => seat);
  return {
    bonds: bondsOf(scenes, seats),
    loves: lovesOf(story, scenes),
    held: story.people
      .filter(({ power, owner, first }) => power > 0 && owner !== NONE && owner !== first)
      .map(({ owner: holder, piece, first }) => ({ holder, piece, first })),
    ruined: story.people.flatMap(({ piece, lostIn }) => {
      const scene = scenes.find(({ number }) => number === lostIn);
      if (!scene) return [];
      // Whoever lost the scene lost the piece, so the other side has put it out; a neutral is nobody's hand.
      const by = scene.won === true ? scene.caller : scene.defender;
      return by === NONE ? [] : [{ by, piece }];
    }),
  };
};

import type { VeronaRefusals } from '../en/refusals.ts';

export const cs: VeronaRefusals = {
  central: 'První přívržence nelze umístit do Centrální čtvrti.',
  occupied: 'Tam už někdo stojí: {street}.',
  'no-tokens': 'Neleží tam žádný žeton: {street}.',
  'no-ally-there': 'Nemáš tam přívržence: {street}.',
  'nobody-there': 'Takový přívrženec tam není.',
  'not-neighbouring': 'To není sousední ulice: {street}.',
  'own-ally': 'Musí to být přívrženec jiného hráče.',
  'must-pick': 'Někoho vybrat musíš.',
  convento: 'Convento dovoluje nejvýše {max} žoldáky.',
  'not-accomplished': 'Tento úkol ještě není splněn.',
  'not-held': 'Tento úkol nemáš.',
};

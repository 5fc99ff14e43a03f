import type { PickRefusals } from '../en/pick-refusals.ts';

export const cs: PickRefusals = {
  'not-composing': 'Místa, lidé a věže se vybírají ve tvém tahu, když vyvoláváš scénu.',
  'scene-called': 'V tahu je jediná scéna a tvá už byla vyvolána.',
  'no-object': 'Na plánu není o koho hrát a na někoho nového není bod.',
  arrested: 'Hlava tvého rodu je ve vězení: scéna je možná jen v místě vězení a napadení věže není možné.',
  'own-tower': 'Vlastní věž nikdo nenapadá.',
  'too-weak': 'Napadení chce víc než dvojnásobek moci: ty máš {own}, {house} {other}.',
  'house-fallen': '{house}: tento rod padl.',
  'locked-up': 'Do konce kola je ve vězení {piece}.',
  'empty-reserve': 'Tvá rezerva je prázdná.',
  'nothing-to-strengthen': 'Posílit nelze nic: má to 12, nebo to přišlo v tomto tahu.',
  'floors-pulled': 'V tahu lze strhnout nejvýše čtyři patra a ta jsou stržena.',
};

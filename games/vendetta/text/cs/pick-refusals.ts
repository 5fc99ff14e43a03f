import type { PickRefusals } from '../en/pick-refusals.ts';

export const cs: PickRefusals = {
  'not-composing': 'Místa, lidé a věže se vybírají ve tvém tahu, když vyvoláváš scénu.',
  'scene-called': 'V jednom tahu lze vyvolat jedinou scénu a tvá už byla.',
  'no-object': 'Na plánu není o koho hrát a na někoho nového není bod.',
  arrested: 'Hlava tvého rodu je ve vězení: scéna je možná jen v místě uvěznění a napadení věže není možné.',
  'own-tower': 'Vlastní věž nikdo nenapadá.',
  'too-weak': 'Napadení chce víc než dvojnásobek moci: ty máš {own}, {house} {other}.',
  'house-fallen': '{house}: tento rod padl.',
  'locked-up': 'Do konce kola je ve vězení {piece}.',
  'empty-reserve': 'Tvá rezerva je prázdná.',
  'nothing-to-strengthen': 'Není co posílit: všechno má moc 12, nebo přišlo až v tomto tahu.',
  'floors-pulled': 'V jednom tahu lze zbourat nejvýše čtyři patra a ta už jsou zbouraná.',
};

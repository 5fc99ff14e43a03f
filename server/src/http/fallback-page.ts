interface PageText {
  readonly title: string;
  readonly what: string;
  readonly now: string;
  readonly health: string;
  readonly protocol: string;
}

const TEXTS: Readonly<Record<'en' | 'cs' | 'de', PageText>> = {
  en: {
    title: 'Tavola is running',
    what: 'This is a server for board games among friends: tables, seats, matches, live or over weeks.',
    now: 'The pages to play on have not been built here: npm start does that. Programs can play here.',
    health: 'Is it well?',
    protocol: 'How to talk to it',
  },
  cs: {
    title: 'Tavola běží',
    what: 'Toto je server pro deskové hry mezi přáteli: stoly, místa, partie naživo i na týdny.',
    now: 'Stránky ke hraní tu nejsou sestaveny: to udělá npm start. Programy tu hrát mohou.',
    health: 'Je v pořádku?',
    protocol: 'Jak s ním mluvit',
  },
  de: {
    title: 'Tavola läuft',
    what: 'Dies ist ein Server für Brettspiele unter Freunden: Tische, Plätze, Partien, live oder über Wochen.',
    now: 'Die Seiten zum Spielen sind hier nicht gebaut: Das tut npm start. Programme können hier spielen.',
    health: 'Geht es ihm gut?',
    protocol: 'Wie man mit ihm spricht',
  },
};

export const FALLBACK_STYLE = `:root{color-scheme:light dark}
body{font:1.125rem/1.6 Georgia,serif;max-width:34rem;margin:12vh auto;padding:0 1.25rem}
h1{font-weight:500;margin:0 0 1rem}
a{display:inline-block;padding:.6rem 0;margin-right:2rem}
`;

const languageOf = (accepted: string | undefined): keyof typeof TEXTS => {
  const wanted = (accepted ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return (
    (['en', 'cs', 'de'] as const).find(language => language === wanted.find(one => one in TEXTS)) ?? 'en'
  );
};

/** A page for servers without a built client, in the browser's language. */
export const renderFallbackPage = (accepted: string | undefined): string => {
  const language = languageOf(accepted);
  const { title, what, now, health, protocol } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/page.css">
<main>
<h1>${title}</h1>
<p>${what}</p>
<p>${now}</p>
<a href="/health">${health}</a><a href="/protocol.md">${protocol}</a>
</main>
`;
};

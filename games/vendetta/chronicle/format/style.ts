/** The page looks like a printed drama: one narrow column, an old-style serif, and engraved capitals in headings. */
export const style = `
:root {
  --paper: #fbf8f1; --ink: #1f1a17; --soft: #6b6058; --rule: #d8cdbd; --blood: #7d1f26; --stone: #efe7d8;
  --s0: #8c1c2b; --s1: #1f4e79; --s2: #85661a; --s3: #2c6638; --s4: #5b3a78; --s5: #3d3a38; --on: #fff;
  --text: 'Alegreya', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --display: 'Cinzel', 'Trajan Pro', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #191512; --ink: #ece4d8; --soft: #a99d8f; --rule: #40372f; --blood: #e08a84; --stone: #26201b;
    --s0: #e58a90; --s1: #8bb8e4; --s2: #dcbf6e; --s3: #93c99c; --s4: #c3a2e0; --s5: #c9c2ba; --on: #191512;
  }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 400 1.125rem/1.5 var(--text); font-variant-numeric: oldstyle-nums; }
body { margin: 0; overflow-wrap: break-word; hyphens: auto; }
main { max-width: 38rem; margin: 0 auto; padding: 0 1.25rem 4rem; }
section > section { margin: 0; }
main > section { padding-top: 3.5rem; }
h1, h2, h3, h4 { font-family: var(--display); font-weight: 600; line-height: 1.2; margin: 2.4em 0 .6em; text-wrap: balance; hyphens: manual; }
h2 { font-size: 1.9rem; text-align: center; margin: 0; letter-spacing: .04em; }
h3 { font-size: 1.15rem; }
h4 { font-size: 1.3rem; text-align: center; margin-top: 3rem; }
h4 .over { display: block; font-size: .8rem; letter-spacing: .14em; text-transform: uppercase; color: var(--blood); margin-bottom: .5em; }
h4 small { font: italic 400 .8em var(--text); color: var(--soft); white-space: nowrap; }
p { margin: 0 0 .7em; }
small { font-size: .85em; color: var(--soft); }
ul { margin: 0 0 1em; padding: 0 0 0 1.1em; }
li { margin: 0 0 .25em; }
li::marker { color: var(--blood); }
.ornament { display: block; width: 7.5rem; margin: .9rem auto 1.6rem; fill: none; stroke: var(--blood); stroke-width: 1.2; }
.cover { min-height: 92vh; display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center; }
.cover .emblem { width: 9rem; height: auto; margin-bottom: 1.5rem; }
.emblem .stone { fill: var(--stone); stroke: var(--ink); stroke-width: 2; }
.emblem .joint { fill: none; stroke: var(--ink); stroke-width: .7; opacity: .5; }
.emblem .gate { fill: var(--ink); }
.emblem .stem { fill: none; stroke: var(--s3); stroke-width: 2.2; stroke-linecap: round; }
.emblem .rose { fill: var(--blood); }
.emblem .petal { fill: none; stroke: var(--paper); stroke-width: 1.2; stroke-linecap: round; }
.cover .over { font: 600 .95rem var(--display); letter-spacing: .42em; text-transform: uppercase; color: var(--blood); margin: 0 0 .6rem .42em; }
.cover h1 { font-size: clamp(2.2rem, 9vw, 3.9rem); margin: 0; letter-spacing: .02em; max-width: 100%; }
.cover p { max-width: 30rem; }
.cover .ornament + p { font-size: 1.3rem; font-style: italic; }
.cover p:last-child { margin-top: 2.5rem; color: var(--soft); font-size: 1rem; }
.direction { font-style: italic; text-align: center; color: var(--soft); margin: 0 auto 1.8em; max-width: 34rem; }
.incident { font-style: italic; margin: 1.1em 0; padding-left: 1.1em; border-left: 2px solid var(--rule); }
.incident + ul { margin-left: 1.1em; font-style: italic; }
.house { break-inside: avoid; margin: 0 0 2.2rem; }
.house h3 { display: flex; align-items: center; gap: .6em; margin: 0 0 .4em; font-size: 1.3rem; }
.crest { flex: none; display: inline-grid; place-items: center; width: 1.7em; height: 2em; font: 600 .95rem var(--display); color: var(--on); clip-path: polygon(0 0, 100% 0, 100% 60%, 50% 100%, 0 60%); padding-bottom: .35em; }
.crest.s0 { background: var(--s0); } .crest.s1 { background: var(--s1); } .crest.s2 { background: var(--s2); }
.crest.s3 { background: var(--s3); } .crest.s4 { background: var(--s4); } .crest.s5 { background: var(--s5); }
dl { margin: 0 0 1.2em; }
dl div { display: grid; grid-template-columns: minmax(7rem, 11rem) 1fr; gap: 0 1rem; padding: .12em 0; }
dt { color: var(--soft); font-style: italic; }
dd { margin: 0; }
.group { break-inside: avoid; }
.sides { border-collapse: collapse; width: 100%; margin: 1.2em 0 1.8em; background: var(--stone); font-size: .84rem; color: var(--soft); }
.sides th, .sides td { padding: .1em .3em; vertical-align: top; font-weight: 400; text-align: left; }
.sides th { width: 44%; } .sides th:first-child { padding-left: 1.1em; } .sides td:last-child { padding-right: 1.1em; }
.sides td:nth-child(2) { padding-right: 1.6em; } .sides td:nth-child(2) + th { padding-left: 1.6em; }
.sides td { text-align: right; font-variant-numeric: lining-nums tabular-nums; }
.sides thead th { font: 600 .78rem var(--display); letter-spacing: .06em; padding-top: .9em; padding-bottom: .5em; }
.sides thead th + th { padding-left: 1.6em; }
.sides tfoot th, .sides tfoot td { font-weight: 700; padding-top: .45em; padding-bottom: .8em; }
.sides tbody tr:last-child th, .sides tbody tr:last-child td { padding-bottom: .4em; }
.speech { margin: 0 0 1.1em; }
.speech p { margin: 0 0 .35em; text-align: start; }
.speaker { font: 600 .82rem var(--display); letter-spacing: .08em; color: var(--blood); break-after: avoid; }
.by { font: italic 400 .8rem var(--text); letter-spacing: 0; color: var(--soft); margin-left: .4em; }
.narration { font-style: italic; }
.narration .by { text-align: right; }
.verdict { margin: 1.8em 0 2.6em; padding: .9em 0 .3em; border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); break-inside: avoid; }
.verdict > p { font-weight: 700; text-align: center; font-size: 1.1rem; }
.verdict ul { list-style: none; padding: 0; text-align: center; font-size: .97rem; }
figure { margin: 0 0 1.5rem; break-inside: avoid; }
figure svg { width: 100%; height: auto; display: block; }
figcaption { font-style: italic; color: var(--soft); font-size: .95rem; text-align: center; margin-top: .6em; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
svg text { font-family: var(--text); fill: var(--ink); text-anchor: middle; font-variant-numeric: lining-nums; }
.plan .wall { fill: none; stroke: var(--soft); stroke-width: 3; } .plan .ground { fill: var(--stone); stroke: var(--rule); }
.plan .merlons { fill: var(--soft); } .plan .gone { fill: none; stroke: var(--soft); stroke-width: .8; stroke-dasharray: 3 3; }
.plan .floor { stroke: var(--paper); stroke-width: 1.2; } .plan .label { font-size: 15px; font-weight: 700; }
.plan .location { fill: var(--ink); } .plan .spot { fill: var(--paper); stroke: var(--ink); stroke-width: 1.2; }
.plan .number { font-size: 14px; font-weight: 700; } .plan .number.valued { fill: var(--paper); } .plan .dot { fill: var(--blood); }
svg .letter { font: 600 10px var(--display); fill: var(--on); } svg .letter.fallen { fill: var(--soft); }
.floor.s0, .badge.s0 { fill: var(--s0); } .floor.s1, .badge.s1 { fill: var(--s1); } .floor.s2, .badge.s2 { fill: var(--s2); }
.floor.s3, .badge.s3 { fill: var(--s3); } .floor.s4, .badge.s4 { fill: var(--s4); } .floor.s5, .badge.s5 { fill: var(--s5); }
.run { fill: none; stroke-width: 2.6; stroke-linejoin: round; }
.run.s0 { stroke: var(--s0); } .run.s1 { stroke: var(--s1); } .run.s2 { stroke: var(--s2); }
.run.s3 { stroke: var(--s3); } .run.s4 { stroke: var(--s4); } .run.s5 { stroke: var(--s5); }
.d1 { stroke-dasharray: 9 4; } .d2 { stroke-dasharray: 3 3; } .d3 { stroke-dasharray: 12 4 3 4; } .d4 { stroke-dasharray: 6 6; } .d5 { stroke-dasharray: 2 5; }
.relations .label { font-size: 15px; font-weight: 700; } .relations .who { font-size: 13px; } .relations .key { font-size: 13px; text-anchor: start; }
.relations .count { font-size: 12px; font-weight: 700; } .relations .tag { fill: var(--paper); stroke: var(--rule); }
.relations .person { fill: var(--ink); } .relations .person.out { fill: var(--paper); stroke: var(--ink); }
.bond { fill: none; stroke-linecap: round; } .bond.tower, .bond.storm { stroke: var(--blood); } .bond.rose { stroke: var(--s4); stroke-dasharray: 9 5; }
.bond.friend { stroke: var(--s3); stroke-dasharray: 2 6; } .bond.storm { stroke-dasharray: 14 4 3 4; }
.tip.tower, .tip.storm { fill: var(--blood); } .tip.rose { fill: var(--s4); } .tip.friend { fill: var(--s3); }
.tie { stroke: var(--soft); stroke-width: 1; } .tie.love { stroke: var(--s4); stroke-width: 1.6; } .tie.vain { stroke-dasharray: 2 4; }
.verdict + .sides { margin-top: -1.4em; }
.chart .grid { stroke: var(--rule); } .chart .lead { stroke: var(--soft); stroke-width: .8; } .chart .axis { font-size: 13px; fill: var(--soft); }
.chart .name { font-size: 14px; text-anchor: start; }
table.rows { border-collapse: collapse; width: 100%; margin: 1em 0 2em; font-size: .98rem; }
.rows th { font: 600 .74rem var(--display); letter-spacing: .06em; text-align: left; border-bottom: 1.5px solid var(--ink); padding: .3em .6em .3em 0; }
.rows td { border-bottom: 1px solid var(--rule); padding: .28em .6em .28em 0; vertical-align: top; font-variant-numeric: lining-nums tabular-nums; }
@media (max-width: 30rem) { .sides td:nth-child(2) { padding-right: .5em; } .sides td:nth-child(2) + th, .sides thead th + th { padding-left: .5em; } dl div { grid-template-columns: 1fr; } dd { margin-bottom: .4em; } }
@page { size: A4; margin: 22mm 24mm 24mm; @bottom-center { content: counter(page); font: 10pt Georgia, serif; color: #6b6058; } }
@page :first { @bottom-center { content: none; } }
@media print {
  :root { --paper: #fff; --stone: #f4efe5; }
  html { font-size: 11pt; background: none; }
  main { max-width: none; padding: 0; }
  main > section { padding: 0; break-before: page; }
  main > section:first-child { break-before: auto; }
  .cover { min-height: 225mm; }
  h2, h3, h4, .ornament, .speaker, caption { break-after: avoid; }
  h4 { break-inside: avoid; margin-top: 2.2rem; }
  p, li { orphans: 3; widows: 3; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

/**
 * Electronic readers know neither custom properties nor pages of paper, and EPUB forbids fonts sized by the root, so a
 * book carries the light colours as values.
 */
export const bookStyle = withoutScreenAndPaper(style);

function withoutScreenAndPaper(css: string): string {
  const values = new Map(
    [...css.slice(0, css.indexOf('@media')).matchAll(/--(\w+): ([^;]+);/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  return css
    .replace(/^:root \{[^}]*\}\n/m, '')
    .replace(/^@media [^{]*\{\n[\s\S]*?^\}\n/gm, '')
    .replace(/^@(?:media|page) .*\n/gm, '')
    .replaceAll(/var\(--(\w+)\)/g, (_, name: string) => values.get(name) ?? 'inherit')
    .replaceAll(/(?<=[\d.])rem\b/g, 'em')
    .trimStart();
}

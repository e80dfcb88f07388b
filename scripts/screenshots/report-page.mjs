const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value) => String(value).replace(/[&<>"]/g, (sign) => ESCAPES[sign])

const SAYS = {
  different: 'differs from the baseline',
  new: 'has no picture in the baseline yet',
  gone: 'is in the baseline, and no story draws it any more',
  overflows: 'scrolls sideways in a narrow window',
  inaccessible: 'breaks rules of axe',
  failed: 'did not come up',
}

const STYLE = `
  body { margin: 0 auto; max-width: 110rem; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #16282a; background: #f3f7f6 }
  a { color: #314ac6 } a:focus-visible, [tabindex]:focus-visible { outline: 3px solid #314ac6; outline-offset: 2px }
  section { margin-block: 2rem; padding: 1.25rem; background: #fff; border: 1px solid #d9e4e2; border-radius: 14px }
  h2 { margin: 0; font-size: 1.2rem; overflow-wrap: anywhere } nav { display: flex; gap: 1.25rem }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem }
  figure { margin: 0 } figcaption { font-weight: 650 } .picture { overflow: auto; max-height: 80vh; border: 1px solid #6f8783 }
  img { display: block }`

const figure = (title, name, source) => `
      <figure>
        <figcaption>${title}</figcaption>
        <div class="picture" tabindex="0" role="group" aria-label="${title}: ${text(name)}">
          <img src="${text(source)}" alt="${title}: ${text(name)}">
        </div>
      </figure>`

function section({ name, status, says, images = {} }, index, { length }) {
  const links = [
    index > 0 && `<a href="#finding-${index}">Previous</a>`,
    index < length - 1 && `<a href="#finding-${index + 2}">Next</a>`,
    '<a href="#top">All findings</a>',
  ]
  const figures = ['old', 'new', 'difference'].filter((kind) => images[kind] !== undefined)
  const title = { old: 'Old', new: 'New', difference: 'Difference' }
  return `
  <section id="finding-${index + 1}" tabindex="-1" aria-labelledby="name-${index + 1}">
    <h2 id="name-${index + 1}">${text(name)}</h2>
    <p>${SAYS[status]}${says ? `: ${text(says)}` : ''}.</p>
    <div class="pictures">${figures.map((kind) => figure(title[kind], name, images[kind])).join('')}
    </div>
    <nav aria-label="From finding ${index + 1}">${links.filter(Boolean).join(' ')}</nav>
  </section>`
}

/** The report: every finding with its old and new picture and the difference, reachable by links alone. */
export function reportPage(findings, summary) {
  const entry = ({ name, status }, index) =>
    `\n    <li><a href="#finding-${index + 1}">${text(name)}</a> ${SAYS[status]}</li>`
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Screenshots: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}</title>
  <style>${STYLE}
  </style>
</head>
<body>
<main id="top" tabindex="-1">
  <h1>Screenshots</h1>
  <p>${text(summary)}</p>
  ${findings.length === 0 ? '<p>Nothing to look at.</p>' : `<ol>${findings.map(entry).join('')}\n  </ol>`}
${findings.map(section).join('\n')}
</main>
</body>
</html>
`
}

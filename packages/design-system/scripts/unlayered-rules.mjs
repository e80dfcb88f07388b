const LAYERS = new Set(['@layer oaklet.reset', '@layer oaklet.component'])
/** At-rules that style nothing by themselves. */
const STYLES_NOTHING = /^@(charset|font-face|keyframes|property)\b/
const HOLDS_RULES = /^@(media|supports|container)\b/
const ONLY_CUSTOM_PROPERTIES = /^(\s*--[\w-]+\s*:[^;{}]*;?)*\s*$/

/** The statements and blocks that stand at the top, each with what comes before its brace and what is inside. */
function* topLevel(css) {
  let [depth, start, open] = [0, 0, 0]
  for (const { 0: token, index } of css.matchAll(/\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (token === '{' && depth++ === 0) open = index
    const isEnd = token === ';' ? depth === 0 : token === '}' && --depth === 0
    if (!isEnd) continue
    const isBlock = token === '}'
    const prelude = css.slice(start, isBlock ? open : index).replace(/\/\*.*?\*\//gs, '')
    yield { prelude: prelude.trim(), body: isBlock ? css.slice(open + 1, index) : null }
    start = index + 1
  }
}

/**
 * The rules that would win over a consumer's layered ones: all outside the two layers, other than those that
 * only name values as custom properties.
 */
export function unlayeredRules(css) {
  return [...topLevel(css)].flatMap(({ prelude, body }) => {
    if (LAYERS.has(prelude) || STYLES_NOTHING.test(prelude)) return []
    if (body === null) return prelude.startsWith('@layer') ? [] : [prelude]
    if (HOLDS_RULES.test(prelude)) return unlayeredRules(body).map((rule) => `${prelude} ${rule}`)
    return !prelude.startsWith('@') && ONLY_CUSTOM_PROPERTIES.test(body) ? [] : [prelude]
  })
}

import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The last of each is the server's: a rule that holds on each of its databases. */
const TESTS = new Set(['it', 'test', 'rule'])
const GROUPS = new Set(['describe', 'onEachDatabase', 'onOneDatabase'])
const MODIFIERS = new Set(['each', 'for', 'serial', 'parallel', 'describe'])

/**
 * The titles of a file's tests, each with the titles of its groups before it: `group › rule`. A title with
 * placeholders stands as its source text says it.
 */
export function testTitles(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles = []
  const visit = (node, groups) => {
    const title = ts.isCallExpression(node) ? titleOf(node) : null
    const name = title === null ? null : rootName(node.expression)
    if (TESTS.has(name)) titles.push([...groups, title].join(' › '))
    const isGroup = GROUPS.has(name)
    ts.forEachChild(node, (child) => visit(child, isGroup ? [...groups, title] : groups))
  }
  visit(source, [])
  return titles
}

/** What is called in the end: `it` of `it.each(…)`, `describe` of Playwright's `test.describe`; else null. */
function rootName(expression) {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isCallExpression(expression)) return rootName(expression.expression)
  if (!ts.isPropertyAccessExpression(expression) || !MODIFIERS.has(expression.name.text)) return null
  return expression.name.text === 'describe' ? 'describe' : rootName(expression.expression)
}

function titleOf({ arguments: [first] }) {
  if (first === undefined) return null
  if (ts.isStringLiteralLike(first)) return first.text
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : null
}

const MOVING = new Set(['Page', 'Locator', 'Frame', 'FrameLocator', 'ElementHandle', 'JSHandle'])

const isExpect = ({ type, callee }) => type === 'CallExpression' && callee.name === 'expect'

/** Whether what is expected is asked again until it holds: inside of `expect.poll(…)` or `expect(…).toPass()`. */
function isAskedAgain(node) {
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { type, callee } = inner.parent
    const isFunction = /FunctionExpression$/.test(inner.type)
    if (isFunction && type === 'CallExpression' && (callee.name ?? callee.object?.name) === 'expect')
      return true
  }
  return false
}

/** Forbids to expect something of one look at a page, which may still be moving. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { single: 'The page may still be moving: use an assertion that waits, or expect.poll.' },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices
    const isMoving = (node) => MOVING.has(getTypeAtLocation(node).getSymbol()?.name)
    const looks = ({ callee, arguments: given }) => {
      const isMethod = callee.type === 'MemberExpression' && !callee.property.name?.startsWith('waitFor')
      return (isMethod && isMoving(callee.object)) || given.some(isMoving)
    }
    return {
      CallExpression(node) {
        const [said] = node.arguments
        const call = said?.type === 'AwaitExpression' ? said.argument : said
        if (!isExpect(node) || call?.type !== 'CallExpression' || isAskedAgain(node)) return
        const isUrl = call.callee.property?.name === 'url'
        if ((said !== call || isUrl) && looks(call)) context.report({ node: said, messageId: 'single' })
      },
    }
  },
}

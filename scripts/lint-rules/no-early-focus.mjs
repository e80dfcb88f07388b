const isWaiting = ({ type, callee }) => type === 'CallExpression' && callee.name === 'waitFor'

/** Whether this is asked again until it holds: inside of `waitFor(…)`. */
function isAskedAgain(node) {
  for (let { parent } = node; parent; parent = parent.parent) if (isWaiting(parent)) return true
  return false
}

/** Forbids to expect the focus at once of what has just come: React gives it after the page has changed. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: 'The focus comes after the element: wait for it with waitFor.' },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'toHaveFocus') return
      const [said] = callee.object.arguments ?? []
      if (said?.type === 'AwaitExpression' && !isAskedAgain(node))
        context.report({ node, messageId: 'early' })
    },
  }),
}

const KEYS = new Set(['press', 'type', 'down', 'insertText'])

/** Forbids keys that go wherever the focus happens to be: the helpers first wait for it to be in its place. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'These keys may come before their place has the focus: press them by a helper of e2e/core.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.type="MemberExpression"]'({ callee }) {
        const on = callee.object.property?.name ?? callee.object.name
        if (on === 'keyboard' && KEYS.has(callee.property.name))
          context.report({ node: callee, messageId: 'raw' })
      },
    }
  },
}

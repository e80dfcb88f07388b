/** The property of an object that is written down with this name. */
const property = (object, name) =>
  object?.type === 'ObjectExpression'
    ? object.properties.find(({ key }) => key?.name === name || key?.value === name)?.value
    : undefined

const isFixed = (node) => node?.type === 'Literal' && Number(node.value) > 0

/** Forbids a port that a test chose: two runs on one machine would meet there. The system gives a free one for 0. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { fixed: 'Another run may have this port: ask the system for one with 0.' },
  },
  create(context) {
    const check = (node) => {
      if (isFixed(node)) context.report({ node, messageId: 'fixed' })
    }
    return {
      CallExpression({ callee, arguments: [first] }) {
        if (!['listen', 'serve'].includes(callee.property?.name ?? callee.name)) return
        check(first)
        check(property(first, 'port'))
      },
      'Property[key.name="env"]': ({ value }) => check(property(value, 'PORT')),
    }
  },
}

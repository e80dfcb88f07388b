/** The objects through which a global can also be reached. */
const WINDOWS = new Set(['globalThis', 'window', 'self'])

/** `Date.now` for a member, `new Date` for a construction without arguments, else the plain name. */
function nameOf(identifier, name) {
  const { parent } = identifier
  if (parent.type === 'MemberExpression' && parent.object === identifier && !parent.computed) {
    return WINDOWS.has(name) ? nameOf(parent, parent.property.name) : `${name}.${parent.property.name}`
  }
  const isCallee = parent.callee === identifier && parent.arguments?.length === 0
  if (isCallee && parent.type === 'NewExpression') return `new ${name}`
  return isCallee && parent.type === 'CallExpression' ? `${name}()` : name
}

/**
 * Forbids ambient clocks, timers, storage and randomness by name: `localStorage`, `Date.now`, `new Date`,
 * or `node:crypto#randomUUID` for an import. The option `from` says where to take it instead.
 */
export default {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { names: { type: 'array', items: { type: 'string' } }, from: { type: 'string' } },
        required: ['names', 'from'],
        additionalProperties: false,
      },
    ],
    messages: { ambient: '{{name}} is ambient: take it from {{from}}.' },
  },
  create(context) {
    const { names, from } = context.options[0]
    const banned = new Set(names)
    const report = (node, name) => context.report({ node, messageId: 'ambient', data: { name, from } })
    return {
      'Program:exit'(program) {
        const global = context.sourceCode.getScope(program)
        const fromOutside = [
          ...global.through,
          ...[...global.variables]
            .filter(({ defs }) => defs.length === 0)
            .flatMap(({ references }) => references),
        ]
        for (const reference of new Set(fromOutside)) {
          if (reference.isTypeReference === true) continue
          const name = nameOf(reference.identifier, reference.identifier.name)
          const root = name.replace(/^new |\(\)$/g, '').split('.')[0]
          if (banned.has(name)) report(reference.identifier, name)
          else if (banned.has(root)) report(reference.identifier, root)
        }
      },
      ImportSpecifier(node) {
        const name = `${node.parent.source.value}#${node.imported.name}`
        if (banned.has(name)) report(node, name)
      },
    }
  },
}

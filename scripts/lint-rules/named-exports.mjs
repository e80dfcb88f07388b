/** Named exports only; a door lists its names, so `export *` is left to what reads such lists: `allowStar`. */
export default {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { allowStar: { type: 'boolean' } }, additionalProperties: false }],
    messages: {
      noDefault: 'Export by name, so that the name is the same everywhere.',
      noStar: 'List the names that go through this door.',
    },
  },
  create(context) {
    const { allowStar = false } = context.options[0] ?? {}
    return {
      ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'noDefault' }),
      ExportAllDeclaration(node) {
        if (!allowStar) context.report({ node, messageId: 'noStar' })
      },
    }
  },
}

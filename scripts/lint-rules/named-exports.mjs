/** Named exports only. A door lists its names; only a door that is read from lists (`allowStar`) has `export *`. */
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

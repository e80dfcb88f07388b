/** What is made by a given function lives in a file with the role's suffix: tables in `*-table.ts`. */
export default {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', additionalProperties: { type: 'string' } }],
    messages: { elsewhere: '{{callee}}() belongs in a file whose name ends in {{suffix}}.' },
  },
  create(context) {
    const suffixes = context.options[0]
    const stem = context.filename.replace(/\.[a-z]+$/, '')
    return {
      CallExpression({ callee }) {
        if (callee.type !== 'Identifier' || !Object.hasOwn(suffixes, callee.name)) return
        const suffix = suffixes[callee.name]
        const name = stem.slice(stem.lastIndexOf('/') + 1)
        if (name.endsWith(suffix) || name === suffix.slice(1)) return
        context.report({ node: callee, messageId: 'elsewhere', data: { callee: callee.name, suffix } })
      },
    }
  },
}

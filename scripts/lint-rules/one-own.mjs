const nameOf = (node) => (node?.type === 'MemberExpression' ? node.property.name : node?.name)
const isClinician = (node) => nameOf(node) === 'primaryClinicianId'
const isPerson = (node) => /^staffId$/i.test(nameOf(node) ?? '')
const isPair = ([one, other]) =>
  (isClinician(one) && isPerson(other)) || (isClinician(other) && isPerson(one))

/**
 * Forbids to compare a client's primary clinician with a member of the staff: which clients are a person's own is said
 * once, in `caseload/own-clients.ts`, and a second place would let data out when the rule changes.
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      own: 'Which clients are somebody’s own is said in caseload/own-clients.ts: use what it exports.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'own' })
    return {
      'CallExpression[callee.name=/^(eq|ne)$/]'(node) {
        if (isPair(node.arguments)) report(node)
      },
      'BinaryExpression[operator=/^[!=]==?$/]'(node) {
        if (isPair([node.left, node.right])) report(node)
      },
      TemplateLiteral(node) {
        node.quasis.forEach(({ value }, index) => {
          if (/primary_clinician_id\s*(=|<>)\s*$/.test(value.raw) && isPerson(node.expressions[index]))
            report(node)
        })
      },
    }
  },
}

const isFunction = (node) => /^(ArrowFunction|Function)Expression$/.test(node?.type ?? '')

/** The calls that a function makes itself: as its body, or as statements of it. */
function ownCalls({ body }) {
  const statements = body.type === 'BlockStatement' ? body.body : [{ expression: body }]
  return statements.flatMap(({ expression, declarations = [] }) =>
    [expression, ...declarations.map(({ init }) => init)].filter((node) => node?.type === 'CallExpression'),
  )
}

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name)

/** Whether the timer has nothing to do but to go on: `setTimeout(resolve, 5)`, or `setTimeout(() => resolve(), 5)`. */
function onlyGoesOn([callback], goOn) {
  if (callback?.type === 'Identifier') return callback.name === goOn
  return isFunction(callback) && ownCalls(callback).some(({ callee }) => callee.name === goOn)
}

/** Forbids to wait by time: a promise that a timer keeps, Playwright's `waitForTimeout`, PostgreSQL's `pg_sleep`. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sleep: 'A test that sleeps fails on a slow machine: wait for what is to come, or use a fake clock.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'sleep' })
    return {
      'NewExpression[callee.name="Promise"]'({ arguments: [executor] }) {
        const goOn = isFunction(executor) ? executor.params[0]?.name : undefined
        if (goOn === undefined) return
        for (const call of ownCalls(executor))
          if (nameOf(call.callee) === 'setTimeout' && onlyGoesOn(call.arguments, goOn)) report(call)
      },
      'CallExpression[callee.property.name="waitForTimeout"]': report,
      'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name=/^set(Timeout|Interval)$/]':
        report,
      'TemplateElement[value.raw=/pg_sleep/]': report,
      'CallExpression > Literal[value=/pg_sleep/]': report,
    }
  },
}

import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, newNonce } from './security-headers'

/** What Google's evaluator of policies finds; "maybe" stands for what depends on the files that are served. */
const findingsIn = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()

describe('the content security policy', () => {
  it.each([
    ['of a page', contentSecurityPolicy(newNonce())],
    ['of everything else', contentSecurityPolicy()],
  ])('%s has no finding of high or medium severity', (_, policy) => {
    const grave = findingsIn(policy).filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave).toEqual([])
  })

  it('is found wanting as soon as a script may be written into the page', () => {
    const policy = contentSecurityPolicy().replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    expect(findingsIn(policy).map(({ severity }) => severity)).toContain(Severity.HIGH)
  })
})

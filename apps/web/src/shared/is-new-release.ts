const ANSWER_WITHIN_MS = 5_000

/**
 * Whether the server now serves another build than the one that runs here, whose missing parts it then no longer has.
 * False also when the server can't be asked: a person who is offline must not lose the page by loading it anew.
 */
export async function isNewRelease(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!entry) return false
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch('/', { cache: 'no-store', credentials: 'omit', signal })
    return answer.ok && !(await answer.text()).includes(`"${entry}"`)
  } catch {
    return false
  }
}

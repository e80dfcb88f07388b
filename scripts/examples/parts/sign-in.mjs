import { AUTH_MESSAGES, isApiError, userMessage } from '@oaklet/api'

/** Signs in with what the environment says, and asks for the rest; answers who it is. */
export async function signIn(session, { ask, isTerminal }, env = process.env) {
  const email = env.OAKLET_EMAIL || (await ask('E-mail'))
  const password = env.OAKLET_PASSWORD || (await ask('Password', { hidden: true }))
  if ((await session.login({ email, password })) === 'mfa-required') {
    if (env.OAKLET_MFA_CODE) await session.verifyMfa({ code: env.OAKLET_MFA_CODE })
    else await verifyCode(session, { ask, isTerminal })
  }
  return session.store.getState().user
}

/** A person at a terminal may try again, for as long as the server lets them. */
async function verifyCode(session, { ask, isTerminal }) {
  while (session.store.getState().status === 'mfa-required') {
    const code = await ask('Code from the e-mail')
    try {
      await session.verifyMfa({ code })
    } catch (error) {
      if (!isTerminal || !isApiError(error)) throw error
      console.error(userMessage(error, AUTH_MESSAGES.verifyMfa))
    }
  }
}

import { AUTH_MESSAGES, userMessage } from '@oaklet/api'
import { createAsking } from './examples/parts/ask.mjs'
import { runScript } from './examples/parts/run-script.mjs'
import { signIn } from './examples/parts/sign-in.mjs'

const USAGE = `[--logout [--everywhere]]

Signs in to Oaklet, for the scripts in scripts/examples. It asks for what these do not say:
  OAKLET_URL           where Oaklet is (http://localhost:4000)
  OAKLET_SESSION_FILE  where the session is kept (~/.config/oaklet/session.json)
  OAKLET_EMAIL, OAKLET_PASSWORD, OAKLET_MFA_CODE
  --logout             signs out instead, with --everywhere on all devices`

const SIGNED_OUT_HERE =
  'Signed out here. Oaklet could not be reached, so there the session goes on until it expires.'

await runScript(
  {
    usage: USAGE,
    options: { logout: { type: 'boolean' }, everywhere: { type: 'boolean' } },
    sentenceOf: (error) => userMessage(error, AUTH_MESSAGES.login),
  },
  async ({ session, url, file }, { values }) => {
    if (values.logout) {
      await session.restore()
      const { reason } = session.store.getState()
      await session.logout({ global: values.everywhere === true })
      return console.log(reason === 'unreachable' ? SIGNED_OUT_HERE : 'Signed out.')
    }
    const asking = createAsking()
    try {
      const { name, email } = await signIn(session, asking)
      console.log(`Signed in to ${url} as ${name} (${email}). The session is kept in ${file}.`)
    } finally {
      asking.close()
    }
  },
)

import { hasErrorCode, INVITATIONS_MESSAGES } from '@oaklet/api'
import type { InvitationView } from '@oaklet/api/contract'
import { PasswordField, Text, TextField } from '@oaklet/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { HiddenUserName } from '../../../shared/HiddenUserName'
import { NEW_PASSWORD_RULE, newPasswordMessage } from '../../../shared/new-password'
import { paths } from '../../../shared/paths'
import { useJoining } from '../../../shared/use-joining'
import { usePage } from '../../../shared/use-page'
import { useSession } from '../../../shared/use-session'
import { PublicForm } from '../../../shared/public-frame/PublicForm'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { usePublicForm } from '../../../shared/public-frame/use-public-form'
import { AccountOpened } from './AccountOpened'
import { joinSummary, joinTitle } from './join-words'

interface AcceptInvitationProps {
  token: string
  invitation: InvitationView
  /** Called when an account is being opened, whose sign-in leads on from here. */
  onOpening: (isOpening: boolean) => void
  onTaken: () => void
}

/** Opens an account with the e-mail that was invited, and signs in with it. */
export function AcceptInvitation({ token, invitation, onOpening, onTaken }: AcceptInvitationProps) {
  const { email } = invitation
  usePage(joinTitle(invitation))
  const joining = useJoining()
  const session = useSession()
  const navigate = useNavigate()
  const [isOpened, setIsOpened] = useState(false)
  const form = usePublicForm({
    initial: () => ({ name: invitation.name, password: '' }),
    check: ({ name, password }) => {
      const message = newPasswordMessage(password)
      return [
        ...(name.trim() === '' ? [{ path: 'name', message: 'Enter your name' }] : []),
        ...(message === null ? [] : [{ path: 'password', message }]),
      ]
    },
    act: async ({ name, password }) => {
      onOpening(true)
      try {
        await joining.accept({ token, name: name.trim(), password })
      } catch (error) {
        onOpening(false)
        if (hasErrorCode(error, 'email_taken') || hasErrorCode(error, 'not_found')) onTaken()
        throw error
      }
      const outcome = await session.login({ email, password }).catch(() => null)
      if (outcome === 'signed-in') await navigate(paths.dashboard(), { replace: true })
      else setIsOpened(true)
    },
    fallback: INVITATIONS_MESSAGES.accept,
  })

  if (isOpened) return <AccountOpened email={email} />
  return (
    <PublicFrame title={joinTitle(invitation)} summary={joinSummary(invitation)}>
      <PublicForm form={form} verb="Open account and join" doing="Opening your account…">
        <Text>
          You will sign in with <strong>{email}</strong>.
        </Text>
        <HiddenUserName email={email} />
        <TextField label="Your name" autoComplete="name" {...form.field('name')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={NEW_PASSWORD_RULE}
          {...form.field('password')}
        />
      </PublicForm>
    </PublicFrame>
  )
}

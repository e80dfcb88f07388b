import { Button, DescriptionList, showToast, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { useUser } from '../../../shared/use-session'
import { AskForEmail, type AskedEmail } from './AskForEmail'
import { ConfirmEmail } from './ConfirmEmail'
import { useReloadUser } from './use-reload-user'

type Step = { name: 'shown' | 'asking' } | { name: 'confirming'; asked: AskedEmail }

/** What the person signs in with; another one counts once its mailbox is proved theirs. */
export function ChangeEmail() {
  const { email } = useUser()
  const reloadUser = useReloadUser()
  const [step, setStep] = useState<Step>({ name: 'shown' })
  const [wasOpen, setWasOpen] = useState(false)

  const open = () => {
    setWasOpen(true)
    setStep({ name: 'asking' })
  }
  const finish = (changed: string) => {
    reloadUser()
    showToast({ title: `You now sign in with ${changed}`, tone: 'good' })
    setStep({ name: 'shown' })
  }

  return (
    <Stack gap="xl">
      <DescriptionList items={[{ term: 'You sign in with', description: email }]} />
      {step.name === 'shown' && (
        <div>
          {/* Where focus was before the form took its place. */}
          <Button autoFocus={wasOpen} onPress={open}>
            Change e-mail
          </Button>
        </div>
      )}
      {step.name === 'asking' && (
        <AskForEmail
          onAsked={(asked) => setStep({ name: 'confirming', asked })}
          onCancel={() => setStep({ name: 'shown' })}
        />
      )}
      {step.name === 'confirming' && (
        <ConfirmEmail asked={step.asked} onConfirmed={finish} onCancel={() => setStep({ name: 'asking' })} />
      )}
    </Stack>
  )
}

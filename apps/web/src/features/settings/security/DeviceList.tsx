import { ACCOUNT_MESSAGES } from '@oaklet/api'
import type { SignedInDevice } from '@oaklet/api/contract'
import {
  AlertDialog,
  Button,
  ItemList,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@oaklet/design-system'
import { useId, useState } from 'react'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useNow } from '../../../shared/use-now'
import { list } from './DeviceList.css'
import { deviceLine } from './device-words'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { useEndDevices } from './use-end-devices'
import { browserTimeZone } from '../../../shared/browser-time-zone'

/** The devices, each with the way to sign it out. */
export function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const { endOne, endOthers } = useEndDevices()
  const listId = useId()
  useKeptFocus(devices.length, listId)
  const failure = endOne.error ?? endOthers.error

  const endAllOthers = () => {
    endOne.reset()
    endOthers.mutate(undefined, { onSettled: () => setAsking(false) })
  }

  return (
    <Stack gap="l">
      {failure !== null && (
        <SaveFailure
          error={failure}
          fallback={endOne.error ? ACCOUNT_MESSAGES.endSession : ACCOUNT_MESSAGES.endOtherSessions}
        />
      )}
      <section id={listId} tabIndex={-1} aria-label="Devices" className={list}>
        <ItemList
          label="Devices"
          items={devices.map((device) => ({
            id: device.id,
            title: device.device,
            detail: deviceLine(device, now, browserTimeZone()),
            trailing: device.isCurrent ? (
              <StatusBadge tone="good">This device</StatusBadge>
            ) : (
              <Button
                size="small"
                isPending={endOne.isPending && endOne.variables.id === device.id}
                onPress={() => {
                  endOthers.reset()
                  endOne.mutate(device)
                }}
              >
                Sign out <VisuallyHidden>{device.device}</VisuallyHidden>
              </Button>
            ),
          }))}
        />
      </section>
      {devices.length > 1 ? (
        <div>
          <Button onPress={() => setAsking(true)}>Sign out all other devices</Button>
        </div>
      ) : (
        <Text tone="quiet">You are signed in nowhere else.</Text>
      )}
      <AlertDialog
        title="Sign out all other devices?"
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirmLabel="Sign out the others"
        cancelLabel="Leave them signed in"
        isPending={endOthers.isPending}
        onConfirm={endAllOthers}
      >
        Whoever works there has to sign in again. You stay signed in here.
      </AlertDialog>
    </Stack>
  )
}

import { ROLES_MESSAGES } from '@oaklet/api'
import type { AccessPreview, Permission, Role } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Inline, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../shared/use-session'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { PersonChanges } from './PersonChanges'
import { PREVIEW_TITLE } from './preview-words'
import { listWords } from '../../shared/list-words'
import { useRolesQueries } from './use-roles'

interface AccessPreviewDialogProps {
  role: Role
  /** What the role shall allow. */
  permissions: Permission[]
  isPending: boolean
  onSave: () => void
  onClose: () => void
}

/** What saving a role would mean for each who holds it, over all their roles; it is saved from here. */
export function AccessPreviewDialog(props: AccessPreviewDialogProps) {
  const { role, permissions, isPending, onSave, onClose } = props
  const preview = useQuery(useRolesQueries().preview(role.id, permissions))
  return (
    <Dialog
      title={PREVIEW_TITLE}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      footer={
        <Inline gap="m" justify="end">
          <Button onPress={onClose}>Keep editing</Button>
          {preview.data && (
            <Button tone="primary" isPending={isPending} onPress={onSave}>
              {isPending ? 'Saving…' : 'Save role'}
            </Button>
          )}
        </Inline>
      }
    >
      <WhenLoaded
        query={preview}
        fallback={ROLES_MESSAGES.preview}
        label="Working out who gains or loses what"
        placeholder={<Skeleton shape="row" count={4} />}
      >
        {(people) => <People name={role.name} people={people} />}
      </WhenLoaded>
    </Dialog>
  )
}

function People({ name, people }: { name: string; people: readonly AccessPreview[] }) {
  const { staffId } = useUser()
  const changed = people.filter(({ changes }) => changes.length > 0)
  const same = people.filter(({ changes }) => changes.length === 0)
  const locksOut = changed.some(
    (person) =>
      person.staffId === staffId &&
      person.changes.some(({ permission, after }) => permission === 'roles:edit' && after === 'none'),
  )
  return (
    <Stack gap="xl">
      <Text isReading>
        {changed.length === 0
          ? `Nobody gains or loses anything: who holds ${name} has the same from their other roles.`
          : 'It takes effect with the next thing that each of them does.'}
      </Text>
      {locksOut && (
        <Banner tone="wait">You would no longer be able to change roles, this one included.</Banner>
      )}
      {changed.map((person) => (
        <PersonChanges key={person.staffId} person={person} />
      ))}
      {changed.length > 0 && same.length > 0 && (
        <Text tone="quiet" isReading>
          Nothing changes for {listWords(same.map((person) => person.name))}: their other roles give the same.
        </Text>
      )}
    </Stack>
  )
}

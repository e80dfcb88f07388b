import { CLIENT_MEMBERS_MESSAGES } from '@oaklet/api'
import type { Client, ClientMember } from '@oaklet/api/contract'
import { Button, Card, Icon, ItemList, Link, Menu, Skeleton, StatusBadge, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { MEMBER_ROLE_WORDS } from './member-form'
import type { MemberDialogProps } from './MemberDialog'
import { membersQueries } from './members-queries'

const MemberDialog = lazyDialog<MemberDialogProps>(
  ({ title }) => title,
  async () => (await import('./MemberDialog')).MemberDialog,
)

interface ClientMembersProps {
  client: Client
}

/** What was chosen, in a dialog. */
type Act = { kind: 'add' } | { kind: 'edit' | 'remove'; member: ClientMember }

const ADD_BUTTON_ID = 'add-member'
const HIDDEN = 'A client whom your role doesn’t show'

const nameOf = ({ isHidden, name }: ClientMember): string => (isHidden ? HIDDEN : name)

/** Who belongs to a couple or a family. */
export function ClientMembers({ client: { id: clientId, practiceId, displayName } }: ClientMembersProps) {
  const [api, mayEdit] = [useApi(), usePermissions()('clients:write')]
  const query = useQuery(membersQueries(api, practiceId).ofClient(clientId))
  const [act, setAct] = useState<Act | null>(null)
  // What is taken out takes the button of its menu away.
  useKeptFocus(query.data, ADD_BUTTON_ID)
  const dialog = { clientId, onClose: () => setAct(null) }
  return (
    <Card
      title="Members"
      {...(mayEdit && {
        actions: (
          <Button
            {...MemberDialog.onIntent}
            id={ADD_BUTTON_ID}
            size="small"
            icon={<Icon of="plus" />}
            onPress={() => setAct({ kind: 'add' })}
          >
            Add member
          </Button>
        ),
      })}
    >
      <WhenLoaded
        query={query}
        fallback={CLIENT_MEMBERS_MESSAGES.list}
        label="Loading members"
        placeholder={<Skeleton shape="row" count={2} />}
      >
        {({ members }) =>
          members.length === 0 ? (
            <Text tone="quiet">Nobody yet. Add who belongs to {displayName}, clients or not.</Text>
          ) : (
            <ItemList
              label="Members"
              items={members.map((member) => ({
                id: member.id,
                title:
                  member.recordId === null ? (
                    nameOf(member)
                  ) : (
                    <Link href={paths.client(member.recordId)}>{member.name}</Link>
                  ),
                detail: MEMBER_ROLE_WORDS[member.role],
                ...(member.isIdentifiedPatient && {
                  trailing: <StatusBadge tone="info">Identified patient</StatusBadge>,
                }),
                ...(mayEdit && {
                  actions: (
                    <Menu
                      label={`Actions for ${nameOf(member)}`}
                      items={[...(member.isHidden ? [] : [EDIT]), REMOVE]}
                      onAction={(kind) => setAct({ kind, member })}
                    />
                  ),
                }),
              }))}
            />
          )
        }
      </WhenLoaded>
      {act?.kind === 'add' && <MemberDialog title="Add member" member={null} {...dialog} />}
      {act?.kind === 'edit' && (
        <MemberDialog title={`Edit ${nameOf(act.member)}`} member={act.member} {...dialog} />
      )}
      {act?.kind === 'remove' && (
        <DeleteQuestion
          name={nameOf(act.member)}
          title={`Take ${nameOf(act.member)} out?`}
          confirmLabel="Take out"
          fallback={CLIENT_MEMBERS_MESSAGES.remove}
          remove={() => api.clientMembers.remove({ practiceId, clientId, memberId: act.member.id })}
          onClose={() => setAct(null)}
        >
          {`They no longer belong to ${displayName}. Their own record, where they have one, stays.`}
        </DeleteQuestion>
      )}
    </Card>
  )
}

const EDIT = { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> } as const
const REMOVE = { id: 'remove', label: 'Take out', icon: <Icon of="trash" />, tone: 'danger' } as const

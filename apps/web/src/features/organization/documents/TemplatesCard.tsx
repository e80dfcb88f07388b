import { PACKETS_MESSAGES } from '@oaklet/api'
import type { ListedDocument, ListedFormTemplate, PacketTemplate } from '@oaklet/api/contract'
import { Button, Card, EmptyState, Icon, ItemList, Menu, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSendableForm } from '../../../records/packets/AskedForFields'
import { PACKET_ITEM_WORDS } from '../../../records/packets/packet-words'
import { templatesQuery } from '../../../records/packets/templates-queries'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import type { TemplateDialogProps } from './TemplateDialog'

const TemplateDialog = lazyDialog<TemplateDialogProps>(
  ({ template }) => (template === null ? 'Add template' : `Edit ${template.name}`),
  async () => (await import('./TemplateDialog')).TemplateDialog,
)

type Act = { kind: 'add' } | { kind: 'edit' | 'delete'; template: PacketTemplate }

const ADD_BUTTON_ID = 'add-template'

interface TemplatesCardProps {
  forms: readonly ListedFormTemplate[]
  documents: readonly ListedDocument[]
}

/** What the practice asks clients for again and again. */
export function TemplatesCard({ forms, documents }: TemplatesCardProps) {
  const [api, practiceId, mayEdit] = [useApi(), usePracticeId(), usePermissions()('forms:edit')]
  const query = useQuery(templatesQuery(api, practiceId))
  const [act, setAct] = useState<Act | null>(null)
  useKeptFocus(query.data, ADD_BUTTON_ID)
  const close = () => setAct(null)
  const button = mayEdit && (
    <Button
      {...TemplateDialog.onIntent}
      id={ADD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => setAct({ kind: 'add' })}
    >
      Add template
    </Button>
  )
  return (
    <WhenLoaded
      query={query}
      fallback={PACKETS_MESSAGES.listTemplates}
      label="Loading templates"
      placeholder={<Skeleton shape="row" count={2} />}
    >
      {(templates) => (
        <Card title="Templates" actions={templates.length > 0 && button}>
          {templates.length === 0 ? (
            <EmptyState title="No templates yet" icon={<Icon of="edit" size="l" />} action={button}>
              Choose once what every new client is asked for: forms, questionnaires and documents.
            </EmptyState>
          ) : (
            <Stack gap="l">
              <Text tone="quiet">Forms for a client can begin with one of these.</Text>
              <ItemList
                items={templates.map((template) => ({
                  id: template.id,
                  title: template.name,
                  detail: wordsOf(template, forms, documents),
                  ...(mayEdit && {
                    actions: (
                      <Menu
                        label={`Actions for ${template.name}`}
                        items={MENU}
                        onAction={(kind) => setAct({ kind, template })}
                      />
                    ),
                  }),
                }))}
              />
            </Stack>
          )}
          {act?.kind === 'add' && (
            <TemplateDialog template={null} {...{ forms, documents }} onClose={close} />
          )}
          {act?.kind === 'edit' && (
            <TemplateDialog template={act.template} {...{ forms, documents }} onClose={close} />
          )}
          {act?.kind === 'delete' && (
            <DeleteQuestion
              name={act.template.name}
              fallback={PACKETS_MESSAGES.removeTemplate}
              remove={() => api.packets.removeTemplate({ practiceId, templateId: act.template.id })}
              onClose={close}
            >
              What was sent stays as it is.
            </DeleteQuestion>
          )}
        </Card>
      )}
    </WhenLoaded>
  )
}

const MENU = [
  { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
  { id: 'delete', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
] as const

/** What a template asks for, in words; of forms and documents those that can be sent. */
function wordsOf(
  { items, forms: filled, documents: asked }: PacketTemplate,
  forms: readonly ListedFormTemplate[],
  documents: readonly ListedDocument[],
): string {
  const sendable = [
    ...forms.filter((form) => filled.includes(form.id) && isSendableForm(form)),
    ...documents.filter(({ id, isRetired }) => asked.includes(id) && !isRetired),
  ]
  return [...items.map((kind) => PACKET_ITEM_WORDS[kind].label), ...sendable.map(({ title }) => title)].join(
    ', ',
  )
}

import { announce, Button, ComboBox, Icon, Inline, Stack, VisuallyHidden } from '@oaklet/design-system'
import { useState } from 'react'
import { languageName, languageOptions } from './language-names'

interface LanguagesFieldProps {
  languages: readonly string[]
  errorMessage: string | undefined
  onChange: (languages: readonly string[]) => void
}

/** The languages that a person speaks: one is added by choosing it, and taken away by its button. */
export function LanguagesField({ languages, errorMessage, onChange }: LanguagesFieldProps) {
  const [offered] = useState(() => languageOptions(languages))
  const [typed, setTyped] = useState('')
  const [hasChanged, setChanged] = useState(false)
  const change = (next: readonly string[], words: string) => {
    setTyped('')
    setChanged(true)
    announce(words)
    onChange(next)
  }
  return (
    <Stack gap="s">
      <ComboBox
        // Begins anew with each change, and takes the focus of what went with it.
        key={languages.join()}
        autoFocus={hasChanged}
        label="Languages"
        name="languages"
        isOptional
        description="Choose each one that they speak with clients."
        items={offered.filter(({ id }) => !languages.includes(id))}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={null}
        onSelectionChange={(id) => {
          if (id !== null) change([...languages, id], `${languageName(id)} added`)
        }}
        emptyText="No language has that name"
        errorMessage={errorMessage}
      />
      {languages.length > 0 && (
        <Inline gap="s">
          {languages.map((id) => (
            <Button
              key={id}
              size="small"
              icon={<Icon of="close" size="s" />}
              onPress={() =>
                change(
                  languages.filter((one) => one !== id),
                  `${languageName(id)} removed`,
                )
              }
            >
              <VisuallyHidden>Remove</VisuallyHidden> {languageName(id)}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  )
}

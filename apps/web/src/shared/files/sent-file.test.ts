import { expect, it } from 'vitest'
import { sentFile } from './sent-file'

it('sends bytes in base64, and of a long name its end, where the kind of the file stands', async () => {
  const sent = await sentFile(new File(['photo'], `${'x'.repeat(240)}.png`))
  expect(sent).toEqual({ name: `${'x'.repeat(196)}.png`, content: btoa('photo') })
})

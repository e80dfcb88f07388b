import { PACKETS_MESSAGES } from '@oaklet/api'
import type { OfferedFile, Packet } from '@oaklet/api/contract'
import { announce, Button, Inline, RadioGroup, Stack } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureAddress } from '../../../shared/files/picture-address'
import { sizeWords } from '../../../shared/files/size-words'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { CATEGORY_WORDS } from '../files/file-words'
import { picture } from '../files/ViewFileDialog.css'
import type { Decision } from './review-form'

interface ReviewFileProps {
  packet: Packet
  file: OfferedFile
  name: string
  value: Decision | null
  errorMessage: string | undefined
  onChange: (decision: Decision) => void
}

/** A file that a client sent: whether it goes into their files, and what it shows. */
export function ReviewFile({ packet, file, ...field }: ReviewFileProps) {
  const { title, category, type, size } = file
  const [isShown, setShown] = useState(false)
  const isPicture = type === 'image/jpeg'
  return (
    <Stack gap="m">
      <RadioGroup<Decision>
        label={`${title} (${isPicture ? 'picture' : 'PDF'}, ${sizeWords(size)})`}
        options={[
          { id: 'accept', label: 'Add to the client’s files', description: CATEGORY_WORDS[category].label },
          { id: 'keep', label: 'Don’t add it', description: 'It can be restored for 30 days' },
        ]}
        {...field}
      />
      <Inline>
        {isPicture ? (
          <Button
            size="small"
            aria-label={isShown ? `Hide ${title}` : `Show ${title}`}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        ) : (
          <Download packet={packet} file={file} />
        )}
      </Inline>
      {isShown && <Picture packet={packet} file={file} />}
    </Stack>
  )
}

type Shown = Pick<ReviewFileProps, 'packet' | 'file'>

const pathOf = ({ packet: { practiceId, clientId, id: packetId }, file: { id: fileId } }: Shown) => ({
  ...{ practiceId, clientId, packetId, fileId },
})

function Picture(shown: Shown) {
  const api = useApi().packets
  const path = pathOf(shown)
  const content = useQuery({
    // Outside of what is read anew with the practice: each reading is an event in the audit log.
    queryKey: ['packet file content', path.practiceId, path.packetId, path.fileId],
    queryFn: async ({ signal }) => pictureAddress(await api.downloadFile(path, { signal })),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <WhenLoaded query={content} fallback={PACKETS_MESSAGES.getFile} label="Loading picture">
      {(address) => <img className={picture} src={address} alt={shown.file.title} />}
    </WhenLoaded>
  )
}

function Download(shown: Shown) {
  const api = useApi().packets
  const { title } = shown.file
  const downloading = useMutation({
    mutationFn: async () => {
      const file = await api.downloadFile(pathOf(shown))
      saveFile({ ...file, fileName: file.fileName ?? `${title}.pdf` })
    },
    onSuccess: () => announce(`${title} was saved`),
  })
  return (
    <Stack gap="s">
      {downloading.isError && <SaveFailure error={downloading.error} fallback={PACKETS_MESSAGES.getFile} />}
      <Button
        size="small"
        aria-label={`Download ${title}`}
        isPending={downloading.isPending}
        onPress={() => downloading.mutate()}
      >
        Download
      </Button>
    </Stack>
  )
}

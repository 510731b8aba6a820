import { brandPictureKinds } from '#src/contract/operate/brand-picture.ts'
import { PictureField } from './picture-field.tsx'
import { SectionFrame } from './section-frame.tsx'

/** The pictures of a brand, each with what stands in its place where there is none. */
export function PicturesSection() {
  return (
    <SectionFrame section="pictures">
      {brandPictureKinds.map((kind) => (
        <PictureField key={kind} kind={kind} />
      ))}
    </SectionFrame>
  )
}

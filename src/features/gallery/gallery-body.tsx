import { foundationCopy } from './copy.ts'
import { foundations } from './foundations/foundation-list.ts'
import { GallerySection } from './gallery-section.tsx'
import { Specimen } from './specimen.tsx'
import { groupCopy, specimenCopy } from './specimen-copy.ts'
import { specimenGroups } from './specimen-groups.ts'

/** All sections: first what things are made of, then the things. */
export function GalleryBody() {
  return (
    <>
      {foundations.map(({ id, Show }) => (
        <GallerySection key={id} id={id} {...foundationCopy[id]}>
          <Show />
        </GallerySection>
      ))}
      {specimenGroups.map(({ id: group, specimens }) => (
        <GallerySection key={group} id={group} {...groupCopy[group]}>
          <div>
            {specimens.map(({ id, files, Show }) => (
              <Specimen key={id} files={files} {...specimenCopy[id]}>
                <Show />
              </Specimen>
            ))}
          </div>
        </GallerySection>
      ))}
    </>
  )
}

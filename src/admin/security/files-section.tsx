import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileAccess, ProtectedFile } from '#api/endpoints/security-report.ts';
import { Button } from '#ui/button/button.tsx';
import { protectedFilesQuery } from '../data/security-report.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { formatSecurityDate } from './format-security-date.ts';
import { PageLinks } from './page-links.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityWords } from './security-words.ts';
import { evaluateFiles } from './verdicts.ts';

const say = securityWords.files;
/** Files shown before the list is expanded. */
const shownFirst = 8;

/** Files on protected pages, and what gives access to each. */
export function FilesSection() {
  const { data, error, refetch } = useQuery(protectedFilesQuery);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? data?.files : data?.files.slice(0, shownFirst);
  return (
    <SecuritySection id="security-files" title={say.title} verdict={data && evaluateFiles(data)}>
      {!data && (
        <NotLoaded
          error={error}
          loading={securityWords.loading}
          failed={securityWords.failed}
          again={refetch}
        />
      )}
      {data && shown && shown.length > 0 && (
        <>
          <ul className="security-lines">
            {shown.map((file) => (
              <FileLine key={file.id} file={file} />
            ))}
          </ul>
          {shown.length < data.files.length && (
            <div>
              <Button className="button--small" onClick={() => setWhole(true)}>
                {securityWords.showAll(data.files.length)}
              </Button>
            </div>
          )}
          {isWhole && data.files.length < data.total && (
            <p className="security__soft security__note">{say.tooMany(data.files.length, data.total)}</p>
          )}
          <p className="security__soft security__note">{say.signedIn}</p>
        </>
      )}
    </SecuritySection>
  );
}

function FileLine({ file }: { readonly file: ProtectedFile }) {
  const { name, pages, ways, publicPages, isLogo, isFavicon } = file;
  const isOpen = isLogo || isFavicon || publicPages.length > 0;
  return (
    <li className="security-lines__line">
      <span className="security-host">
        <span className="security-host__name">{name}</span>
        <span className="security__soft">
          {say.on} <PageLinks pages={pages} />
        </span>
      </span>
      <ul className="security-ways">
        {isLogo && <li className="security-host__at-once">{say.logo}</li>}
        {isFavicon && <li className="security-host__at-once">{say.favicon}</li>}
        {publicPages.length > 0 && (
          <li className="security-host__at-once">
            {say.everybody} <PageLinks pages={publicPages} />
          </li>
        )}
        {ways.map((way) => (
          <li key={`${way.by} ${way.name} ${way.page.id} ${way.until}`}>
            <Way way={way} isNamed={pages.length > 1 || way.by === 'preview-link'} />
          </li>
        ))}
        {ways.length === 0 && !isOpen && <li>{say.opensNothing}</li>}
      </ul>
    </li>
  );
}

/** A page or link that gives access to a file, and the reason. */
function Way({
  way: { by, name, until, page },
  isNamed,
}: {
  readonly way: FileAccess;
  readonly isNamed: boolean;
}) {
  return (
    <>
      {say.by[by]} {name !== null && (by === 'room' ? name : `“${name}”`)}
      {isNamed && (
        <>
          {name !== null && ', '}
          <PageLinks pages={[page]} />
        </>
      )}
      {until !== null && <span className="security__soft">{` ${say.until(formatSecurityDate(until))}`}</span>}
    </>
  );
}

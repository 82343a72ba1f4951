import { Check } from 'lucide-react';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { formatMoment } from '../format-moment.ts';
import { useLanguage } from '../language-provider.tsx';
import { NameField } from './response-field.tsx';
import type { ShownResponses } from './shown-responses.ts';

interface ApprovalsProps {
  readonly responses: ShownResponses;
  /** The studio's time zone. */
  readonly timeZone: string;
}

/** Lists the approvals of this draft, with the form to approve it. */
export function Approvals({ responses, timeZone }: ApprovalsProps) {
  const language = useLanguage();
  const say = siteWords[language].responses;
  const present = responses.approvals.filter(({ isPresent }) => isPresent);
  const earlier = present.length === 0 ? responses.approvals.at(0) : undefined;
  const hasIssue = responses.issue?.form === 'approval';
  return (
    <section className="responses__part" aria-labelledby="approval-title">
      <h3 className="responses__heading" id="approval-title">
        {say.approval}
      </h3>
      {present.map(({ name, at }) => (
        <p className="responses__approved" key={`${name} ${at}`}>
          <Check aria-hidden="true" />
          <span>
            {say.approvedBy(name)}
            <time dateTime={at}>{formatMoment(at, language, timeZone)}</time>
          </span>
        </p>
      ))}
      {earlier && (
        <p className="responses__lead">
          {say.approvedEarlier(earlier.name, formatMoment(earlier.at, language, timeZone))}
        </p>
      )}
      {present.length === 0 ? (
        <>
          <p className="responses__lead">{say.approvalLead}</p>
          <ApprovalForm responses={responses} />
        </>
      ) : (
        // An approved version can be approved by others as well.
        <details className="responses__more" open={hasIssue}>
          <summary>{say.alsoApprove}</summary>
          <ApprovalForm responses={responses} />
        </details>
      )}
    </section>
  );
}

function ApprovalForm({
  responses: { action, version, issue: anyIssue, limits },
}: Pick<ApprovalsProps, 'responses'>) {
  const language = useLanguage();
  const say = siteWords[language].responses;
  const issue = anyIssue?.form === 'approval' ? anyIssue : undefined;
  return (
    <form className="responses__form" method="post" action={`${action}/approval#reacties`}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="version" value={version} />
      {issue && (
        <p className="responses__issue" id="approval-issue" role="alert">
          {issue.message}
        </p>
      )}
      <NameField
        id="approval-name"
        label={say.name}
        value={issue?.name ?? ''}
        most={limits.name}
        issue={issue && 'approval-issue'}
      />
      <Button type="submit" variant="primary">
        {say.approve}
      </Button>
    </form>
  );
}

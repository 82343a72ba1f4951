import { type ReactNode, type Ref, useId } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly lead: string;
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A section of the profile. */
export function ProfileSection({ title, lead, aside, headingRef, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="profile-section" aria-labelledby={id}>
      <header className="profile-section__head">
        <h2
          className="profile-section__title"
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
        >
          {title}
        </h2>
        {aside}
      </header>
      <p className="profile-section__lead">{lead}</p>
      {children}
    </section>
  );
}

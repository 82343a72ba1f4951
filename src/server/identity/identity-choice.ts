import { z } from 'zod';

/** Settings of a Firebase project. None of them is secret. */
export interface FirebaseSettings {
  readonly projectId: string;
  /** Identifies the project in requests of the browser. */
  readonly apiKey: string;
  /** Host and port of the emulator, which does not sign; undefined for Google. */
  readonly emulator?: string | undefined;
}

/** The identity provider that the configuration selects. */
export type IdentityChoice =
  | { readonly kind: 'local' }
  /** Without settings no user can sign in, and each attempt reports that. */
  | { readonly kind: 'firebase'; readonly settings: FirebaseSettings | undefined };

/** Schemas of the variables, whose messages are shown for invalid values. */
export const identityVariables = {
  IDENTITY: z.enum(['local', 'firebase'], 'local or firebase (default local)').default('local'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      'the id of a Firebase project: 6 to 30 lower-case letters, digits and hyphens',
    )
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'the web API key of the Firebase project')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/, 'this machine with a port, such as localhost:9099')
    .optional(),
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Lists contradictions. Missing settings are none: the site runs, and signing in reports them. */
export function findIdentityIssues(given: Environment): string[] {
  const { IDENTITY: kind, FIREBASE_AUTH_EMULATOR_HOST: emulator, ADMIN_PASSWORD: password } = given;
  if (kind !== 'firebase') {
    const unheard = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_EMULATOR_HOST'].filter(
      (name) => given[name] !== undefined,
    );
    return unheard.length === 0 ? [] : [`IDENTITY: must be firebase for ${unheard.join(' and ')}.`];
  }
  return [
    ...(emulator !== undefined && !isThisMachine(given)
      ? [
          'FIREBASE_AUTH_EMULATOR_HOST: allowed only with a PUBLIC_URL of http://localhost, because the emulator accepts any identity.',
        ]
      : []),
    ...(password === undefined
      ? []
      : ['ADMIN_PASSWORD: not with IDENTITY=firebase, which keeps the passwords.']),
  ];
}

function isThisMachine({ PUBLIC_URL: url = 'http://localhost' }: Environment): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

type Values = z.output<z.ZodObject<typeof identityVariables>>;

export function toIdentityChoice(values: Values): IdentityChoice {
  if (values.IDENTITY === 'local') return { kind: 'local' };
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = values;
  if (projectId === undefined || apiKey === undefined) return { kind: 'firebase', settings: undefined };
  return {
    kind: 'firebase',
    settings: { projectId, apiKey, emulator: values.FIREBASE_AUTH_EMULATOR_HOST },
  };
}

/** Google's hosts that the browser calls while signing in. */
const googleHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Lists origins, other than the site's, that the admin may call. */
export function listIdentityHosts(choice: IdentityChoice): readonly string[] {
  if (choice.kind === 'local' || !choice.settings) return [];
  const { emulator } = choice.settings;
  return emulator === undefined ? googleHosts : [`http://${emulator}`];
}

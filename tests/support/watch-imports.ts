import { registerHooks } from 'node:module';

/** Opens the media store that the argument describes, and prints whether this loaded the S3 client. */
let isLoaded = false;
registerHooks({
  load(url, context, next) {
    if (/\/node_modules\/@(?:aws-sdk|smithy)\//.test(url)) isLoaded = true;
    return next(url, context);
  },
});
await import('#server/boot/deps.ts');
const { openMediaStore } = await import('#server/media/store/open-media-store.ts');
await openMediaStore(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(isLoaded ? 'loaded' : 'not loaded');

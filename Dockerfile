# Image of the site. The first stage builds it; the second contains only what a running server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY demo/package.json demo/
COPY tests/contract/package.json tests/contract/
RUN npm ci --ignore-scripts
COPY . .
# Files of the studio's own starting content, if any.
RUN mkdir --parents studio/seed/media \
  && npm run build \
  && npm ci --omit=dev \
  && rm -rf node_modules/node-* node_modules/.bin

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY --from=build /site/demo/media demo/media
COPY --from=build /site/studio/seed/media studio/seed/media
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Checks readiness, which includes the database, not only that the process runs.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Runs Node directly, so that it receives the stop signal and finishes its requests.
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]

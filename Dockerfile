# The shop in a container: docs/running/instances.md, "In containers". A test follows these lines step by step.
# The context is an unpacked release, or the folder release/wanderpaw of `npm run release`.
FROM debian:bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/wanderpaw
WORKDIR /opt/wanderpaw
# Sources have no such files: built from them, this fails here.
COPY shop start ./
# Belongs to root: the shop reads it, and writes into its data folder alone.
COPY . ./
RUN install --directory --owner=1000 --group=1000 --mode=0700 /var/lib/wanderpaw
USER 1000:1000
VOLUME /var/lib/wanderpaw
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node_modules/.bin/node", "scripts/container-health.ts"]
# In this form SIGTERM reaches the shop itself, which ends in order.
CMD ["node_modules/.bin/node", "src/cli/shop.mjs", "start"]

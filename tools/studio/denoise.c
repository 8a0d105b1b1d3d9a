/* Denoiser for path-traced images: non-local means over two half buffers, guided by features
   (after Rousselle, Knaus and Zwicker, 2012 and 2013). No learned weights.

   gcc -O3 -march=native -ffast-math -shared -fPIC denoise.c -o denoise.so -lm */

#include <math.h>
#include <stdlib.h>

static int clamp(int value, int count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

/* Mean over a square of side 2 * radius + 1, cut off at the edges of the image. */
static void box_mean(const float *in, float *out, float *rows, int width, int height, int radius) {
  for (int y = 0; y < height; y++) {
    const float *from = in + (size_t)y * width;
    float *to = rows + (size_t)y * width;
    float sum = 0;
    int count = 0;
    for (int x = 0; x <= radius && x < width; x++) {
      sum += from[x];
      count++;
    }
    for (int x = 0; x < width; x++) {
      to[x] = sum / count;
      if (x + radius + 1 < width) {
        sum += from[x + radius + 1];
        count++;
      }
      if (x - radius >= 0) {
        sum -= from[x - radius];
        count--;
      }
    }
  }
  float *sums = calloc(width, sizeof(float));
  int count = 0;
  for (int y = 0; y <= radius && y < height; y++) {
    for (int x = 0; x < width; x++) sums[x] += rows[(size_t)y * width + x];
    count++;
  }
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) out[(size_t)y * width + x] = sums[x] / count;
    if (y + radius + 1 < height) {
      for (int x = 0; x < width; x++) sums[x] += rows[(size_t)(y + radius + 1) * width + x];
      count++;
    }
    if (y - radius >= 0) {
      for (int x = 0; x < width; x++) sums[x] -= rows[(size_t)(y - radius) * width + x];
      count--;
    }
  }
  free(sums);
}

/* a, b      half buffers, 3 floats per pixel, divided by albedo and log-compressed
   variance  of one half buffer, 1 float per pixel
   features  feature_count floats per pixel; feature_weights says how much a difference counts
   radius    of the window that is searched, patch of the squares that are compared
   strength  how much noise is taken for the same
   out       a weighted by b and b weighted by a, averaged: 3 floats per pixel */
void denoise(const float *a, const float *b, const float *variance, const float *features,
             const float *feature_weights, int feature_count, int width, int height, int radius,
             int patch, float strength, float *out) {
  size_t pixels = (size_t)width * height;
  float *distance_a = malloc(pixels * sizeof(float)), *distance_b = malloc(pixels * sizeof(float));
  float *mean_a = malloc(pixels * sizeof(float)), *mean_b = malloc(pixels * sizeof(float));
  float *rows = malloc(pixels * sizeof(float));
  float *sum_a = calloc(pixels * 3, sizeof(float)), *sum_b = calloc(pixels * 3, sizeof(float));
  float *weight_a = calloc(pixels, sizeof(float)), *weight_b = calloc(pixels, sizeof(float));

  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius + 1) continue;

      /* how different every pixel is from the one at this distance, beyond what noise explains */
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          size_t i = (size_t)y * width + x;
          size_t j = (size_t)clamp(y + dy, height) * width + clamp(x + dx, width);
          float own = variance[i], other = variance[j];
          float smaller = other < own ? other : own;
          float scale = 1.f / (1e-6f + strength * strength * (own + other));
          float in_a = 0, in_b = 0;
          for (int c = 0; c < 3; c++) {
            float d = a[i * 3 + c] - a[j * 3 + c];
            in_a += (d * d - (own + smaller)) * scale;
            d = b[i * 3 + c] - b[j * 3 + c];
            in_b += (d * d - (own + smaller)) * scale;
          }
          distance_a[i] = in_a / 3;
          distance_b[i] = in_b / 3;
        }
      box_mean(distance_a, mean_a, rows, width, height, patch);
      box_mean(distance_b, mean_b, rows, width, height, patch);

      for (int y = 0; y < height; y++) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (int x = 0; x < width; x++) {
          if (x + dx < 0 || x + dx >= width) continue;
          size_t i = (size_t)y * width + x, j = (size_t)(y + dy) * width + x + dx;
          float feature = 0;
          for (int c = 0; c < feature_count; c++) {
            float d = features[i * feature_count + c] - features[j * feature_count + c];
            d = d * d * feature_weights[c];
            if (d > feature) feature = d;
          }
          float far_a = mean_a[i] > feature ? mean_a[i] : feature;
          float far_b = mean_b[i] > feature ? mean_b[i] : feature;
          float like_a = far_a < 0 ? 1 : expf(-far_a), like_b = far_b < 0 ? 1 : expf(-far_b);
          weight_a[i] += like_b;
          weight_b[i] += like_a;
          for (int c = 0; c < 3; c++) {
            sum_a[i * 3 + c] += like_b * a[j * 3 + c];
            sum_b[i * 3 + c] += like_a * b[j * 3 + c];
          }
        }
      }
    }
  for (size_t i = 0; i < pixels; i++)
    for (int c = 0; c < 3; c++)
      out[i * 3 + c] = .5f * (sum_a[i * 3 + c] / (weight_a[i] + 1e-9f) +
                              sum_b[i * 3 + c] / (weight_b[i] + 1e-9f));
  free(distance_a);
  free(distance_b);
  free(mean_a);
  free(mean_b);
  free(rows);
  free(sum_a);
  free(sum_b);
  free(weight_a);
  free(weight_b);
}
